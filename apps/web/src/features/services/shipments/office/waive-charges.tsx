import { officeContainerActions } from '@tradelane/contract/shipments/actions'
import { officeBookings, waivedCharges } from '@tradelane/contract/shipments/office-calls'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useChangesOf } from '../../../../lib/queries/pending-changes.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { useWaiveCharges } from './office-booking-queries.ts'

type Charge = NonNullable<BookingDetail['container_charge']>

/** What the back office can take off an invoice before it is paid. */
export function WaiveCharges({ detail, charge }: { detail: BookingDetail; charge: Charge }) {
  const { logistics_id } = detail.logistics
  const is_waiting = useChangesOf(logistics_id).length > 0
  return (
    <OfficeAction
      call={officeBookings.waiveCharges}
      action={officeContainerActions.waive}
      record={{ ...charge, is_waiting }}
    >
      {(closed) => (
        <DialogButton text="Waive" closed={closed}>
          {(close) => <WaiveDialog logisticsId={logistics_id} charge={charge} onClose={close} />}
        </DialogButton>
      )}
    </OfficeAction>
  )
}

type WaiveDialogProps = { logisticsId: string; charge: Charge; onClose: () => void }

function WaiveDialog({ logisticsId, charge: { due, currency, number }, onClose }: WaiveDialogProps) {
  const [amount, setAmount] = useState(String(due))
  const waiving = useWaiveCharges()
  return (
    <ReasonDialog
      title={`Waive charges of ${number}`}
      lead={`${formatAmount(due, currency)} is left to pay. The company reads the reason.`}
      rule={waivedCharges.shape.reason}
      maxLength={300}
      submitText="Waive"
      busyText="Waiving…"
      send={(reason) => waiving.mutateAsync({ logistics_id: logisticsId, amount: Number(amount), reason })}
      doneText="The charges have been waived."
      onClose={onClose}
      further={{
        values: { amount },
        problems: { amount: problemOf(amount, due) },
        show: (shown) => (
          <MoneyField
            label="Amount to waive"
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={shown.amount}
          />
        ),
      }}
    />
  )
}

function problemOf(amount: string, due: number): string | undefined {
  if (!(Number(amount) > 0)) return 'Enter an amount'
  return Number(amount) > due ? 'Not more than what is left to pay' : undefined
}
