import { withRelease } from '../../../approvals/with-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dayText } from '../../../lifecycle/day-text.ts'
import { change } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { findChargeByRequest, placeCharge, settleCharge } from '../../money/charges/index.ts'
import { settledSoon } from '../../money/wallet/index.ts'
import { requireScreened } from '../../world/screening/index.ts'
import { insurer } from '../premiums/index.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { getInsured } from './insured.ts'
import { insuredParty } from './insured-party.ts'
import { policyLifecycle } from './lifecycle.ts'
import { getPolicy, insuredFrom, policyNumber } from './policies.ts'
import { premiumBill } from './premium-bill.ts'

type Given = { insurance_id: string; password: string; verify_code: string }

/**
 * Holds the premium and collects it; the policy is bound, and its certificate issued, in the transaction that books the
 * money: here, or in the charge's job where the provider does not answer in time.
 */
export async function bindInsurance(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
  requestKey: string | undefined,
) {
  const { companyId } = actor
  const approval = { which, password, code, requestKey }
  const subject = { service: 'insurance', subjectId: which.insurance_id } as const
  const earlier = await findChargeByRequest(deps.db, actor, { ...subject, requestKey })
  const begin = () =>
    withRelease(deps, actor, insuranceBinding, approval, async (tx, { row, at }) => {
      const insured = await getInsured(tx, actor, row.insured_details_id)
      const parties = [insuredParty(row.insured_details_id, insured)]
      await requireScreened(deps, tx, { scope: actor, parties, at })
      const set = { payment: 'processing', reason: null } as const
      await change(tx, policyLifecycle, { scope: actor, id: row.insurance_id, at, set })
      return placeCharge(tx, {
        ...subject,
        scope: actor,
        requestKey,
        description: `Cargo insurance ${policyNumber(row)}, ${insurer}`,
        lines: premiumBill(row),
        at,
      })
    })
  const started = earlier ? ({ isReleased: true, result: earlier.chargeId } as const) : await begin()
  if (!started.isReleased)
    return {
      insurance_status: 'awaiting_release' as const,
      certificate_number: null,
      message: 'The premium is waiting for release by a second person. Nothing is insured yet.',
    }
  const chargeId = started.result
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  const bound = await getPolicy(deps.db, actor, which.insurance_id)
  const { state, certificate_number, valid_from } = bound
  const isLater = insuredFrom(bound, deps.clock.now()) !== null
  return state === 'bound'
    ? {
        insurance_status: 'bound' as const,
        certificate_number,
        message: `Your goods are insured${isLater ? ` from ${dayText(valid_from)}` : ''}.`,
      }
    : {
        insurance_status: 'processing' as const,
        certificate_number: null,
        message: 'The premium is being collected. We issue the certificate as soon as it is paid.',
      }
}
