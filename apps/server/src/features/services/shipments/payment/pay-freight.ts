import { formatMoney } from '@tradelane/money'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { Refusal } from '../../../../refusal.ts'
import { findChargeByRequest, placeCharge, settleCharge, totalsOf } from '../../../money/charges/index.ts'
import { settledSoon } from '../../../money/wallet/index.ts'
import { requireScreened } from '../../../world/screening/index.ts'
import { bookingNumberOf } from '../bookings.ts'
import { partiesOfBooking } from '../screen-booking.ts'
import { freightPayment } from './freight-approval.ts'
import { freightBill } from './freight-bill.ts'

const awaitingRelease = 'The payment is waiting for release by a second person. No money is set aside yet.'

type Given = { logistics_id: string; password: string; verify_code: string }

/**
 * Pays the freight from the wallet, approved by password and code: one transaction holds the money and stores the job
 * that collects it. Then the provider is asked at once; the job finishes what it does not answer in time.
 */
export async function payFreight(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
  requestKey: string | undefined,
): Promise<{ payment_status: 'paid' | 'processing' | 'awaiting_release'; message: string }> {
  const { companyId } = actor
  const approval = { which, password, code, requestKey }
  const subject = { service: 'logistics', subjectId: which.logistics_id } as const
  const earlier = await findChargeByRequest(deps.db, actor, { ...subject, requestKey })
  const begin = () =>
    withRelease(deps, actor, freightPayment, approval, async (tx, { row, at }) => {
      await requireScreened(deps, tx, { scope: actor, parties: await partiesOfBooking(tx, row), at })
      const lines = freightBill(row)
      const chargeId = await placeCharge(tx, {
        ...subject,
        scope: actor,
        requestKey,
        description: `Freight ${bookingNumberOf(row)}`,
        lines,
        at,
      })
      return { chargeId, amount: totalsOf(lines).amount }
    })
  const started = earlier ? ({ isReleased: true, result: earlier } as const) : await begin()
  if (!started.isReleased) return { payment_status: 'awaiting_release', message: awaitingRelease }
  const { chargeId } = started.result
  const amount = formatMoney(started.result.amount)
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  }
  return charge?.state === 'collected'
    ? { payment_status: 'paid', message: `${amount} has been paid.` }
    : { payment_status: 'processing', message: `Your payment of ${amount} is being processed.` }
}
