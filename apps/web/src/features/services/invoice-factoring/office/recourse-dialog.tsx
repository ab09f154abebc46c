import { promised } from '@tradelane/contract/lifecycle/promises'
import type { Currency } from '@tradelane/money'
import { formatAmount, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useStartRecourse } from '../parts/funding-queries.ts'

type RecourseDialogProps = {
  about: {
    invoice_factoring_id: string
    customer_name: string
    company_name: string
    total_due: WireAmount
    days_overdue: number
    currency: Currency
  }
  onClose: () => void
}

/** Asks the customer to pay what its buyer has not paid, with what that means. */
export function RecourseDialog({ about, onClose }: RecourseDialogProps) {
  const { invoice_factoring_id, customer_name, company_name, total_due, days_overdue, currency } = about
  const starting = useStartRecourse()
  return (
    <ReasonDialog
      title={`Ask ${customer_name} to pay ${formatAmount(total_due, currency)}?`}
      lead={`${company_name} is ${days_overdue} days overdue. ${customer_name} is informed and gets a task to pay from its wallet within ${promised('payRecourse')}. Interest runs until the day of payment. This cannot be undone.`}
      label="Note to the customer"
      maxLength={500}
      submitText="Ask to pay"
      busyText="Asking…"
      tone="danger"
      send={(reason) => starting.mutateAsync({ invoice_factoring_id, ...(reason && { reason }) })}
      doneText="The customer has been asked to pay."
      onClose={onClose}
    />
  )
}
