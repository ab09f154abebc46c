import { formatMoney } from '@tradelane/money'
import { withApproval } from '../../approvals/with-approval.ts'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { placeCharge, settleCharge, totalsOf } from '../charges/index.ts'
import { settledSoon } from '../wallet/index.ts'
import { bookingNumberOf } from './bookings.ts'
import { freightPayment } from './freight-approval.ts'
import { freightBill } from './freight-bill.ts'

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
  const { companyId } = actor
  const approval = { which, password, code }
  const { chargeId, amount } = await withApproval(
    deps,
    actor,
    freightPayment,
    approval,
    async (tx, { row, at }) => {
      const lines = freightBill(row)
      const chargeId = await placeCharge(tx, {
        scope: actor,
        service: 'logistics',
        subjectId: row.logistics_id,
        description: `Freight ${bookingNumberOf(row)}`,
        lines,
        at,
      })
      return { chargeId, amount: formatMoney(totalsOf(lines).amount) }
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
