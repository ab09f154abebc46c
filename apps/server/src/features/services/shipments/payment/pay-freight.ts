import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { type PaidService, payService } from '../../../money/charges/index.ts'
import { bookingNumberOf, quotedFreight } from '../bookings.ts'
import { partiesOfBooking } from '../screen-booking.ts'
import { freightPayment } from './freight-approval.ts'
import { freightBill } from './freight-bill.ts'

type Payment = { logistics_id: string; password: string; verify_code: string }

/** Pays the freight from the wallet (`payService`). */
export async function payFreight(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Payment,
  requestKey: string | undefined,
) {
  const paid = await payService(
    deps,
    actor,
    { password, code, requestKey },
    {
      service: 'logistics',
      subjectId: which.logistics_id,
      action: freightPayment,
      which,
      parties: partiesOfBooking,
      bill: async (_tx, row) => ({
        description: `Freight ${bookingNumberOf(row)}`,
        payee: quotedFreight(row).name,
        number: bookingNumberOf(row),
        lines: freightBill(row),
      }),
    },
  )
  return freightAnswer(paid)
}

/** The answer to a payment for freight, and for what a container costs after it. */
export function freightAnswer(paid: PaidService): {
  payment_status: 'paid' | 'processing' | 'awaiting_release'
  message: string
} {
  if (paid.state === 'awaiting_release')
    return {
      payment_status: 'awaiting_release',
      message: 'The payment is waiting for release by a second person. No money is set aside yet.',
    }
  const amount = formatMoney(paid.amount)
  return paid.state === 'collected'
    ? { payment_status: 'paid', message: `${amount} has been paid.` }
    : { payment_status: 'processing', message: `Your payment of ${amount} is being processed.` }
}
