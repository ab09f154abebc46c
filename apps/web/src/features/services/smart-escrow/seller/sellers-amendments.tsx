import { useMutation } from '@tanstack/react-query'
import { sellersAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { useState } from 'react'
import { api } from '../../../../lib/net/api.ts'
import { ApiError, messageOf } from '../../../../lib/net/api-error.ts'
import { linkFileQuery } from '../../../../lib/queries/documents.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { FileDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { AmendmentsCard } from '../parts/amendments-card.tsx'
import type { OpenedEscrow, SellersEscrow } from './queries.ts'

type SellersAmendmentsProps = {
  escrow: SellersEscrow
  opened: OpenedEscrow
  /** With what the answer has said. */
  onDone: (message: string) => void
  onEnded: () => void
}

/** What the buyer proposes to change, with the seller's answer. */
export function SellersAmendments({ escrow, ...answering }: SellersAmendmentsProps) {
  const [shown, setShown] = useState<{ key: string; title: string }>()
  return (
    <>
      <AmendmentsCard
        amendments={escrow.amendments}
        actsOn={({ may_answer, amendment_id }) =>
          may_answer && <AnswerForm amendmentId={amendment_id} {...answering} />
        }
        onView={(_amendment, { item_id, after }) =>
          setShown({ key: item_id ?? '', title: after ?? 'Added document' })
        }
      />
      {shown && (
        <FileDialog
          query={linkFileQuery(answering.opened, shown.key)}
          title={shown.title}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

const choices = [
  {
    value: 'agree',
    label: 'I agree to the change',
    help: 'The escrow changes at once.',
  },
  {
    value: 'decline',
    label: 'I decline the change',
    help: 'The escrow goes on as it is.',
  },
] as const

type AnswerFormProps = Omit<SellersAmendmentsProps, 'escrow'> & { amendmentId: string }
type Given = { answer: 'agree' | 'decline' | undefined; name: string; reason: string }
type Body = Parameters<typeof api<typeof sellersAmendments.answer>>[1]['body']

function useSendAnswer({ opened, amendmentId, onDone, onEnded }: AnswerFormProps) {
  return useMutation({
    mutationFn: ({ answer, name, reason }: Given) => {
      const said = { ...(answer && { answer }), name, ...(answer === 'decline' && { reason }) }
      const body = { ...opened, amendment_id: amendmentId, ...said } as Body
      return api(sellersAmendments.answer, { body })
    },
    onSuccess: ({ message }) => onDone(message ?? 'Your answer has been sent.'),
    onError: (error) => isDeadLink(error) && onEnded(),
  })
}

function AnswerForm(props: AnswerFormProps) {
  const [given, setGiven] = useState<Given>({ answer: undefined, name: '', reason: '' })
  const set = (changed: Partial<Given>) => setGiven((before) => ({ ...before, ...changed }))
  const sending = useSendAnswer(props)
  const faults = sending.error instanceof ApiError ? sending.error.fields : {}
  const isElsewhere = sending.error && !isDeadLink(sending.error) && Object.keys(faults).length === 0
  return (
    <form
      noValidate
      aria-label="Answer to the change"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate(given)
      }}
    >
      <RadioGroup
        label="Do you agree to the change?"
        choices={choices}
        chosen={given.answer}
        onChoose={(answer) => set({ answer })}
        error={faults.answer}
      />
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={100}
        value={given.name}
        onChange={({ target }) => set({ name: target.value })}
        error={faults.name}
      />
      {given.answer === 'decline' && (
        <TextArea
          label="Reason"
          maxLength={500}
          value={given.reason}
          onChange={({ target }) => set({ reason: target.value })}
          error={faults.reason}
        />
      )}
      {isElsewhere && (
        <Banner tone="lost" isAlert>
          {messageOf(sending.error)}
        </Banner>
      )}
      <Button
        type="submit"
        tone="main"
        size="lg"
        isBusy={sending.isPending}
        busyText="Sending…"
        className="sm:justify-self-start"
      >
        Send the answer
      </Button>
    </form>
  )
}
