import { formatMoney } from '@tradelane/money'
import { withApproval } from '../../approvals/with-approval.ts'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { placeCharge, settleCharge } from '../charges/index.ts'
import { settledSoon } from '../wallet/index.ts'
import { bookingNumberOf } from './bookings.ts'
import { freightPayment } from './freight-approval.ts'
import { freightPrice } from './freight-charge.ts'

type Given = { logistics_id: string; password: string; verify_code: string }

/**
 * Pays the freight from the wallet, approved by password and code: one transaction holds the money and stores the job
 * that collects it. Then the provider is asked at once; the job finishes what it does not answer in time.
 */
export async function payFreight(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
): Promise<{ payment_status: 'paid' | 'processing'; message: string }> {
  const { companyId, userId } = actor
  const approval = { which, password, code }
  const { chargeId, amount } = await withApproval(
    deps,
    actor,
    freightPayment,
    approval,
    async (tx, { row, at }) => {
      const price = freightPrice(row)
      const chargeId = await placeCharge(tx, {
        companyId,
        service: 'logistics',
        subjectId: row.logistics_id,
        description: `Freight ${bookingNumberOf(row)}`,
        ...price,
        actor: `user:${userId}`,
        at,
      })
      return { chargeId, amount: formatMoney(price.amount) }
    },
  )
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected') {
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  }
  return charge?.state === 'collected'
    ? { payment_status: 'paid', message: `${amount} has been paid.` }
    : { payment_status: 'processing', message: `Your payment of ${amount} is being processed.` }
}
