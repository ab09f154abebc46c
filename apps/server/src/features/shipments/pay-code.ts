import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { findUser, sendCode } from '../accounts/index.ts'
import { requireClearKyb } from '../wallet/index.ts'
import { type BookingRow, bookingNumberOf, getBooking, paymentOf, quotedFreight } from './bookings.ts'
import { freightPrice } from './freight-charge.ts'

/** What a code for paying freight approves: this booking, this amount, this carrier. */
export const freightBinding = (booking: BookingRow): string =>
  `freight ${booking.logistics_id} ${formatMoney(freightPrice(booking).amount)} ${quotedFreight(booking).name}`

/** Refuses with ILLEGAL_STATE, saying why, whatever is not to be paid now. */
export function requirePayable(booking: BookingRow): void {
  const payment = paymentOf(booking)
  if (payment === 'due') return
  const messages = {
    not_due: 'There is nothing to pay for this booking.',
    processing: 'This freight is being paid already.',
    paid: 'This freight is paid.',
    refunded: 'This booking was cancelled, and its payment has come back.',
  }
  throw new Refusal('ILLEGAL_STATE', { message: messages[payment] })
}

/** Mails the code that approves paying this booking's freight. Refuses like paying itself. */
export async function sendPayCode(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  logisticsId: string,
): Promise<void> {
  const booking = await getBooking(deps.db, companyId, logisticsId)
  requirePayable(booking)
  await requireClearKyb(deps.db, companyId)
  const user = await findUser(deps.db, userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  const { amount } = freightPrice(booking)
  await sendCode(deps, {
    userId,
    purpose: 'freight',
    binding: freightBinding(booking),
    to: user.work_email,
    subject: 'Your Tradelane code to pay freight',
    text: `{code} is your code to pay the freight of booking ${bookingNumberOf(booking)}:

${formatMoney(amount)}
for the carriage by ${quotedFreight(booking).name}

It is good for 10 minutes and for this payment only. If anything here is not what you meant, do not enter it.`,
  })
}
