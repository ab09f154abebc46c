import { limitAnswer } from '@tradelane/contract/credit-limits/forms'
import { useState } from 'react'
import { uploadTo } from '../../../../lib/queries/documents.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { useAnswerLimit } from '../parts/credit-limit-queries.ts'

type AnswerLimitProps = { creditLimitId: string; question: string }

/** The check of the buyer waits for a document of the customer. */
export function AnswerLimit(props: AnswerLimitProps) {
  return (
    <DialogButton size="sm" text="Answer">
      {(close) => <AnswerDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

const store = uploadTo('invoice_factoring')

function AnswerDialog({ creditLimitId, question, onClose }: AnswerLimitProps & { onClose: () => void }) {
  const [url, setUrl] = useState('')
  const answering = useAnswerLimit()
  return (
    <ReasonDialog
      title="Answer"
      lead={question}
      label="Your answer"
      rule={limitAnswer.shape.text}
      maxLength={2000}
      submitText="Send answer"
      busyText="Sending…"
      send={(text) =>
        answering.mutateAsync({
          credit_limit_id: creditLimitId,
          text,
          documents: [url],
        })
      }
      doneText="Your answer has been sent."
      onClose={onClose}
      further={{
        values: { documents: url },
        problems: { documents: url === '' ? 'Add a document' : undefined },
        show: ({ documents }) => (
          <FileField label="Document" value={url} upload={store} onChange={setUrl} error={documents} />
        ),
        isAfterText: true,
      }}
    />
  )
}
