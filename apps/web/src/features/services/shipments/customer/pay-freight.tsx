import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { PayDialog } from './pay-dialog.tsx'

/** The code is mailed as the dialog opens. */
export function PayFreight({ detail, closed }: { detail: BookingDetail; closed: string | undefined }) {
  const { charge, held } = detail
  const isShort = useMissingMoney(charge) !== undefined
  return (
    <DialogButton
      tone="main"
      disabled={isShort && !held && closed === undefined}
      text={`Pay ${formatAmount(charge.amount, charge.currency)}`}
      closed={closed ?? held?.message}
    >
      {(close) => <PayDialog detail={detail} onClose={close} />}
    </DialogButton>
  )
}
