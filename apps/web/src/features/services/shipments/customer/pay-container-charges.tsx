import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { type BookingDetail, usePayContainerCharges } from '../parts/booking-queries.ts'
import { PayBill } from './pay-bill.tsx'

type PayProps = { detail: BookingDetail; charge: NonNullable<BookingDetail['container_charge']> }

/** Paying demurrage and detention, or releasing what a colleague has approved above the limit. */
export function PayContainerCharges({ detail, charge }: PayProps) {
  const paying = usePayContainerCharges()
  if (!detail.may.pay_container_charges) return null
  const { due: amount, currency, number, release } = charge
  const { logistics_id, booking_number, freight } = detail.logistics
  return (
    <PayBill
      {...{ detail, paying }}
      bill={{ amount, currency, release }}
      payee={freight.name}
      what="the demurrage and detention"
      lead={`Invoice ${number} for ${booking_number}, from your ${currency} account.`}
      request={
        { type: 'container charges', logistics_id } satisfies CodeRequestOf<typeof payContainerChargesRequest>
      }
    />
  )
}
