import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { yourTerms } from '@tradelane/contract/invoice-factoring/assignment'
import type { fundRequest } from '@tradelane/contract/invoice-factoring/code-request'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { type Offer, useSubmitFunding } from './fund-queries.ts'
import type { FundValues } from './fund-values.ts'

type SubmitDialogProps = {
  values: FundValues
  offer: Offer
  onDone: (message: string) => void
  onClose: () => void
}

/** Password and code for exactly this draft and its offer. */
export function SubmitDialog({ values, offer, onDone, onClose }: SubmitDialogProps) {
  const submitting = useSubmitFunding()
  const { invoice_factoring_id } = values
  return (
    <ApprovalDialog
      title="Submit the invoice"
      action={{
        request: {
          type: 'invoice factoring',
          invoice_factoring_id,
        } satisfies CodeRequestOf<typeof fundRequest>,
        send: (given) => submitting.mutateAsync({ values, ...given }),
        onDone: ({ message }) => onDone(message),
      }}
      shown={{
        amount: offer.advance,
        currency: offer.currency,
        facts: [`advanced on the invoice to ${values.company_name}, paid into your wallet`],
      }}
      submitText="Submit"
      busyText="Submitting…"
      refused={() => ({ title: 'The invoice was not submitted' })}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-2">{yourTerms.join(' ')}</p>
    </ApprovalDialog>
  )
}
