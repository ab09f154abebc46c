import { withApproval } from '../../approvals/with-approval.ts'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { change } from '../../lifecycle/move.ts'
import { Refusal } from '../../refusal.ts'
import { placeCharge, settleCharge } from '../charges/index.ts'
import { settledSoon } from '../wallet/index.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { policyLifecycle } from './lifecycle.ts'
import { getPolicy, policyNumber } from './policies.ts'
import { premiumBill } from './premium-bill.ts'
import { insurer } from './premium-table.ts'

type Given = { insurance_id: string; password: string; verify_code: string }

/**
 * Holds the premium and collects it; the policy is bound, and its certificate issued, in the transaction that books the
 * money: here, or in the charge's job where the provider does not answer in time.
 */
export async function bindInsurance(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
) {
  const { companyId } = actor
  const approval = { which, password, code }
  const chargeId = await withApproval(deps, actor, insuranceBinding, approval, async (tx, { row, at }) => {
    const set = { payment: 'processing', reason: null } as const
    await change(tx, policyLifecycle, { scope: actor, id: row.insurance_id, at, set })
    return placeCharge(tx, {
      scope: actor,
      service: 'insurance',
      subjectId: row.insurance_id,
      description: `Cargo insurance ${policyNumber(row)}, ${insurer}`,
      lines: premiumBill(row),
      at,
    })
  })
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  const { state, certificate_number } = await getPolicy(deps.db, actor, which.insurance_id)
  return state === 'bound'
    ? { insurance_status: 'bound' as const, certificate_number, message: 'Your goods are insured.' }
    : {
        insurance_status: 'processing' as const,
        certificate_number: null,
        message: 'The premium is being collected. We issue the certificate as soon as it is paid.',
      }
}
