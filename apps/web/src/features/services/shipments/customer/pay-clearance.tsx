import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { payClearanceRequest } from '@tradelane/contract/shipments/code-request'
import { type BookingDetail, usePayClearance } from '../parts/booking-queries.ts'
import { PayBill } from './pay-bill.tsx'

/** Paying a clearance whose payment with the acceptance failed, or releasing what a colleague has approved above the limit. */
export function PayClearance({ detail }: { detail: BookingDetail }) {
  const paying = usePayClearance()
  const bill = detail.clearance?.bill
  if (!bill || !detail.may.pay_clearance) return null
  const { logistics_id, booking_number } = detail.logistics
  return (
    <PayBill
      {...{ detail, bill, paying }}
      payee={bill.vendor_name}
      what="the customs clearance"
      lead={`Customs clearance ${bill.number} of ${booking_number}, from your ${bill.currency} account.`}
      request={
        { type: 'customs clearance', logistics_id } satisfies CodeRequestOf<typeof payClearanceRequest>
      }
    />
  )
}
