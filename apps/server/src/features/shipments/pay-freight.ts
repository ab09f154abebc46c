import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { requireApproval, useCode } from '../accounts/index.ts'
import { placeCharge, settleCharge } from '../charges/index.ts'
import { requireClearKyb, settledSoon } from '../wallet/index.ts'
import { type BookingRow, bookingNumberOf, getBooking, lockBooking } from './bookings.ts'
import { freightPrice } from './freight-charge.ts'
import { freightBinding, requirePayable } from './pay-code.ts'

type Approved = { logistics_id: string; password: string; verify_code: string }

/**
 * Pays the freight from the wallet, approved by password and code: the money is set aside and its collection promised in one
 * transaction, then the provider is asked at once, and whatever it does not answer in time the job finds out.
 */
export async function payFreight(
  deps: Deps,
  actor: CustomerActor,
  { logistics_id: logisticsId, password, verify_code: code }: Approved,
): Promise<{ payment_status: 'paid' | 'processing'; message: string }> {
  const { companyId } = actor
  const booking = await getBooking(deps.db, companyId, logisticsId)
  requirePayable(booking)
  await requireClearKyb(deps.db, companyId)
  const binding = freightBinding(booking)
  const codeId = await requireApproval(deps, actor, { purpose: 'freight', binding, password, code })
  const chargeId = await place(deps, actor, booking, codeId)
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  }
  const amount = formatMoney(freightPrice(booking).amount)
  return charge?.state === 'collected'
    ? { payment_status: 'paid', message: `${amount} has been paid.` }
    : { payment_status: 'processing', message: `Your payment of ${amount} is on its way.` }
}

async function place(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  { logistics_id: subjectId }: BookingRow,
  codeId: string,
): Promise<string> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, companyId, subjectId)
    requirePayable(booking)
    await useCode(tx, codeId, at)
    return placeCharge(tx, {
      companyId,
      service: 'logistics',
      subjectId,
      description: `Freight ${bookingNumberOf(booking)}`,
      ...freightPrice(booking),
      actor: `user:${userId}`,
      at,
    })
  })
}
