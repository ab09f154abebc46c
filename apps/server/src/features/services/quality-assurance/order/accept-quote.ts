import { inspectionTariff } from '@tradelane/contract/quality-assurance/tariff'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { change } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { findChargeByRequest, placeCharge, settleCharge } from '../../../money/charges/index.ts'
import { settledSoon } from '../../../money/wallet/index.ts'
import { partiesOfPayee } from '../../../trade/partners/index.ts'
import { requireScreened } from '../../../world/screening/index.ts'
import { getInspection, type InspectionRow, inspectionNumber, offerOf } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { findSupplier } from '../submit-order.ts'
import { feeText } from './estimate-price.ts'
import { inspectionPayment } from './payment-approval.ts'

type Given = { quality_assurance_id: string; password: string; verify_code: string }

/**
 * Holds the quoted price and collects it; the inspection is confirmed in the transaction that books the money: here, or in the
 * charge's job where the provider does not answer in time.
 */
export async function acceptQuote(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Given,
  requestKey: string | undefined,
) {
  const { companyId } = actor
  const approval = { which, password, code, requestKey }
  const subject = { service: 'quality_assurance', subjectId: which.quality_assurance_id } as const
  const earlier = await findChargeByRequest(deps.db, actor, { ...subject, requestKey })
  const begin = () =>
    withRelease(deps, actor, inspectionPayment, approval, async (tx, { row, at }) => {
      const supplier = await findSupplier(tx, actor, row.beneficiary_id)
      const parties = supplier ? partiesOfPayee(supplier, []) : []
      await requireScreened(deps, tx, { scope: actor, parties, at })
      deps.crashAt('charge_before_hold')
      const set = { payment: 'processing', reason: null } as const
      await change(tx, inspectionLifecycle, { scope: actor, id: row.quality_assurance_id, at, set })
      return placeCharge(tx, {
        ...subject,
        scope: actor,
        requestKey,
        description: `Inspection ${inspectionNumber(row)}, ${offerOf(row).vendor}`,
        lines: billOf(row),
        at,
      })
    })
  const started = earlier ? ({ isReleased: true, result: earlier.chargeId } as const) : await begin()
  if (!started.isReleased)
    return {
      quality_assurance_status: 'awaiting_release' as const,
      message: 'The payment is waiting for release by a second person. Nothing is ordered yet.',
    }
  const chargeId = started.result
  const charge = await settledSoon(deps, settleCharge(deps, { companyId, chargeId }))
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  const { state } = await getInspection(deps.db, actor, which.quality_assurance_id)
  return state === 'quoted'
    ? {
        quality_assurance_status: 'processing' as const,
        message: 'The price is being collected. The inspection is ordered as soon as it is paid.',
      }
    : {
        quality_assurance_status: 'confirmed' as const,
        message: 'The inspection is ordered. We agree the day with the supplier.',
      }
}

/** The price as it was quoted, and the platform's fee on top. */
function billOf(row: InspectionRow): ChargeLine[] {
  const { price, fee, vendor } = offerOf(row)
  return [
    { kind: 'inspection', description: `Inspection, ${vendor}`, amount: price },
    {
      kind: 'service_fee',
      description: `Tradelane service fee: ${feeText}`,
      amount: fee,
      fee: { rate: feeText, version: inspectionTariff.version },
    },
  ]
}
