import { kybRequirements, type WireRequirement } from '@tradelane/contract/onboarding/requirement-calls'
import { answerByDocument, answerInWords } from '@tradelane/contract/onboarding/requirements'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { useState } from 'react'
import { useRefusal } from '../../../lib/forms/use-refusal.ts'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { uploadTo } from '../../../lib/queries/documents.ts'
import { requirementsQuery } from '../../../lib/queries/requirements.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { useSending } from '../../../ui/forms/use-sending.ts'

const changed = [requirementsQuery.queryKey, profileQuery.queryKey, ['tasks'], ['notifications'], ['unread']]
const upload = uploadTo('user')

type Answer = WireInput<typeof kybRequirements.answer>['body']
type AnswerContent = Omit<Answer, 'requirement_id'>

type AnswerButtonProps = { requirement: WireRequirement; closed: string | undefined }

/** Answers one request, in words or by a document. */
export function AnswerButton({ requirement, closed }: AnswerButtonProps) {
  const { id, what, about, kind, remarks, state } = requirement
  const { mutateAsync } = useChange(changed, (body: Answer) => api(kybRequirements.answer, { body }))
  const send = (given: AnswerContent) => mutateAsync({ requirement_id: id, ...given })
  const lead = remarks ?? `About ${about}`
  const text = state === 'answered' ? 'Answer again' : 'Answer'
  return (
    <DialogButton size="sm" text={text} aria-label={`${text}: ${what}`} closed={closed}>
      {(close) =>
        kind === 'document' ? (
          <UploadDialog title={what} lead={lead} send={send} onClose={close} />
        ) : (
          <ReasonDialog
            title={what}
            lead={lead}
            label="Your answer"
            maxLength={2000}
            rule={answerInWords}
            submitText="Send"
            busyText="Sending…"
            tone="main"
            send={(answer) => send({ answer })}
            doneText="Answered."
            onClose={close}
          />
        )
      }
    </DialogButton>
  )
}

type UploadDialogProps = {
  title: string
  lead: string
  send: (given: AnswerContent) => Promise<{ message?: string | undefined }>
  onClose: () => void
}

function UploadDialog({ title, lead, send, onClose }: UploadDialogProps) {
  const [document, setDocument] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const sending = useSending(send, { doneText: 'Answered.', onDone: onClose })
  const problem = answerByDocument.safeParse(document).error?.issues[0]?.message
  const refusal = useRefusal(sending.error, { document })
  const submit = () => {
    setIsChecked(true)
    if (problem === undefined) sending.mutate({ document })
  }
  return (
    <FormDialog
      title={title}
      lead={lead}
      submitText="Send"
      busyText="Sending…"
      isBusy={sending.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <FileField
          label="Document"
          value={document}
          onChange={setDocument}
          upload={upload}
          error={(isChecked ? problem : undefined) ?? refusal.fields.document}
        />
        {refusal.message && (
          <Banner tone="lost" isAlert>
            {refusal.message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
