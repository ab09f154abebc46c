import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { containerActions } from '@tradelane/contract/shipments/actions'
import type { payContainerChargesRequest } from '@tradelane/contract/shipments/code-request'
import { AllowedAction } from '../../../../ui/records/record-action.tsx'
import { type BookingDetail, usePayContainerCharges } from '../parts/booking-queries.ts'
import { PayBill } from './pay-bill.tsx'

type PayProps = { detail: BookingDetail; charge: NonNullable<BookingDetail['container_charge']> }

/** Paying demurrage and detention, or releasing what a colleague has approved above the limit. */
export function PayContainerCharges({ detail, charge }: PayProps) {
  const paying = usePayContainerCharges()
  const { due: amount, currency, number, release } = charge
  const { logistics_id, booking_number, freight } = detail.logistics
  return (
    <AllowedAction action={containerActions.pay} record={charge}>
      {(closed) => (
        <PayBill
          {...{ detail, paying, closed }}
          bill={{ amount, currency, release }}
          payee={freight.name}
          what="the demurrage and detention"
          lead={`Invoice ${number} for ${booking_number}, from your ${currency} account.`}
          request={
            { type: 'container charges', logistics_id } satisfies CodeRequestOf<
              typeof payContainerChargesRequest
            >
          }
        />
      )}
    </AllowedAction>
  )
}
