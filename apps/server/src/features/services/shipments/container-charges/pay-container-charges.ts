import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Charge } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { change, move, note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { findChargeByRequest, placeCharge, settleCharge } from '../../../money/charges/index.ts'
import { settledSoon } from '../../../money/wallet/index.ts'
import { requireScreened } from '../../../world/screening/index.ts'
import { getBooking, quotedFreight } from '../bookings.ts'
import { partiesOfBooking } from '../screen-booking.ts'
import { containerPayment } from './container-charge-approval.ts'
import { containerChargeLifecycle } from './container-charge-lifecycle.ts'
import { containerChargeNumber, payableLines } from './container-charges.ts'

type Given = { logistics_id: string; password: string; verify_code: string }
const subjectOf = (logisticsId: string) => ({ service: 'container_charge', subjectId: logisticsId }) as const

/** Pays what is left of the invoice from the wallet, approved by password and code, as freight is paid. */
export async function payContainerCharges(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
  requestKey: string | undefined,
): Promise<{ payment_status: 'paid' | 'processing' | 'awaiting_release'; message: string }> {
  const { companyId } = actor
  const approval = { which, password, code, requestKey }
  const subject = subjectOf(which.logistics_id)
  const earlier = await findChargeByRequest(deps.db, actor, { ...subject, requestKey })
  const begin = () =>
    withRelease(deps, actor, containerPayment, approval, async (tx, { row, at }) => {
      const booking = await getBooking(tx, actor, which.logistics_id)
      await requireScreened(deps, tx, { scope: actor, parties: await partiesOfBooking(tx, booking), at })
      const set = { is_being_paid: true, state_reason: null }
      await change(tx, containerChargeLifecycle, { scope: actor, id: row.logistics_id, at, set })
      return placeCharge(tx, {
        ...subject,
        scope: actor,
        requestKey,
        description: `Demurrage and detention ${containerChargeNumber(row)}, ${quotedFreight(booking).name}`,
        lines: payableLines(row),
        at,
      })
    })
  const started = earlier ? ({ isReleased: true, result: earlier.chargeId } as const) : await begin()
  if (!started.isReleased)
    return {
      payment_status: 'awaiting_release',
      message: 'The payment is waiting for release by a second person. No money is set aside yet.',
    }
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId: started.result }))
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  return charge?.state === 'collected'
    ? { payment_status: 'paid', message: `${formatMoney(charge.amount)} has been paid.` }
    : { payment_status: 'processing', message: 'Your payment is being processed.' }
}

/** What follows once it is collected, or not: after a "no" it can be paid again. */
export async function containerChargesPaid(
  tx: Tx,
  { companyId, subjectId: id, state, reason, amount }: Charge,
  at: Date,
): Promise<void> {
  const change = { scope: systemScope(companyId), id, by: 'provider', at } as const
  const facts = { amount: formatMoney(amount) }
  if (state === 'collected') {
    const set = { is_being_paid: false, paid_at: at }
    await move(tx, containerChargeLifecycle, { ...change, to: 'paid', facts, set })
    return
  }
  await note(tx, containerChargeLifecycle, {
    ...change,
    ...{ what: 'payment_refused', facts, reason: reason ?? undefined },
    set: { is_being_paid: false, state_reason: reason },
  })
}
