import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { customsActions } from '@tradelane/contract/shipments/actions'
import type { payClearanceRequest } from '@tradelane/contract/shipments/code-request'
import { AllowedAction } from '../../../../ui/records/record-action.tsx'
import { type BookingDetail, usePayClearance } from '../parts/booking-queries.ts'
import { PayBill } from './pay-bill.tsx'

/** Paying a clearance whose payment with the acceptance failed, or releasing what a colleague has approved above the limit. */
export function PayClearance({ detail }: { detail: BookingDetail }) {
  const paying = usePayClearance()
  const { clearance } = detail
  const bill = clearance?.bill
  // What is paid, or was cancelled, says so in the card.
  if (!bill || (bill.payment !== 'due' && bill.payment !== 'processing')) return null
  const { logistics_id, booking_number } = detail.logistics
  return (
    <AllowedAction action={customsActions.pay} record={{ state: clearance.state, payment: bill.payment }}>
      {(closed) => (
        <PayBill
          {...{ detail, bill, paying, closed }}
          payee={bill.vendor_name}
          what="the customs clearance"
          lead={`Customs clearance ${bill.number} of ${booking_number}, from your ${bill.currency} account.`}
          request={
            { type: 'customs clearance', logistics_id } satisfies CodeRequestOf<typeof payClearanceRequest>
          }
        />
      )}
    </AllowedAction>
  )
}
