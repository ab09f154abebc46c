import { shortfallReason } from '@tradelane/contract/invoice-factoring/collections-calls'
import type { Currency } from '@tradelane/money'
import { formatAmount, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useCloseShort } from '../parts/collection-queries.ts'

type CloseShortDialogProps = {
  about: {
    invoice_factoring_id: string
    version: number
    company_name: string
    short_by: WireAmount
    currency: Currency
  }
  onClose: () => void
}

/** Accepts that the buyer paid less than the invoice, with what that means. */
export function CloseShortDialog({ about, onClose }: CloseShortDialogProps) {
  const { invoice_factoring_id, version, company_name, short_by, currency } = about
  const closing = useCloseShort()
  return (
    <ReasonDialog
      title="Accept the short payment?"
      lead={`${company_name} paid ${formatAmount(short_by, currency)} less than it owed. The advance and its cost are paid. The customer's remainder is less by this amount, and the invoice is closed. The customer reads the reason. This cannot be undone.`}
      maxLength={500}
      rule={shortfallReason}
      submitText="Accept"
      busyText="Accepting…"
      send={(reason) => closing.mutateAsync({ invoice_factoring_id, version, reason })}
      doneText="The short payment has been accepted."
      onClose={onClose}
    />
  )
}
