import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { WireCreditLimit } from '@tradelane/contract/credit-limits/calls'
import type { signRequest } from '@tradelane/contract/credit-limits/code-request'
import { yourTerms } from '@tradelane/contract/invoice-factoring/assignment'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type LimitPage, useSignTermSheet } from '../parts/credit-limit-queries.ts'

type SignTermSheetProps = { limit: WireCreditLimit; sheet: NonNullable<LimitPage['term_sheet']> }

/** Password and code for exactly this term sheet; then the limit is open. */
export function SignTermSheet(props: SignTermSheetProps) {
  return (
    <DialogButton tone="main" text="Sign">
      {(close) => <SignDialog {...props} onClose={close} />}
    </DialogButton>
  )
}

function SignDialog({ limit, sheet, onClose }: SignTermSheetProps & { onClose: () => void }) {
  const signing = useSignTermSheet()
  const { credit_limit_id, currency } = limit
  return (
    <ApprovalDialog
      title="Sign the term sheet"
      action={{
        request: { type: 'credit limit', credit_limit_id } satisfies CodeRequestOf<typeof signRequest>,
        send: (given) => signing.mutateAsync({ credit_limit_id, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message ?? 'The term sheet is signed and the limit is open.')
        },
      }}
      shown={{
        amount: sheet.approved_amount,
        currency,
        facts: [`a credit limit from ${sheet.finance_partner_name} for invoices to ${limit.buyer_name}`],
      }}
      submitText="Sign"
      busyText="Signing…"
      refused={() => ({ title: 'The term sheet was not signed' })}
      onClose={onClose}
    >
      <p className="mt-2 text-ink-2">
        Signing the term sheet {sheet.term_sheet_number} for invoices to {limit.buyer_name} moves no money:
        each funding is offered and accepted by itself.
      </p>
      <p className="mt-2 text-ink-2">{yourTerms.join(' ')}</p>
    </ApprovalDialog>
  )
}
