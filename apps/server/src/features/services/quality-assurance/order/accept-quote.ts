import { inspectionTariff } from '@tradelane/contract/quality-assurance/tariff'
import type { Deps } from '../../../../deps/deps.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { payService } from '../../../money/charges/index.ts'
import { partiesOfPayee } from '../../../trade/partners/index.ts'
import { getInspection, type InspectionRow, inspectionNumber, offerOf } from '../inspections.ts'
import { findSupplier } from '../submit-order.ts'
import { feeText } from './estimate-price.ts'
import { inspectionPayment } from './payment-approval.ts'

type Payment = { quality_assurance_id: string; password: string; verify_code: string }

/** Pays the quoted price (`payService`); the inspection is confirmed in the transaction that books the money. */
export async function acceptQuote(
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
      service: 'quality_assurance',
      subjectId: which.quality_assurance_id,
      action: inspectionPayment,
      which,
      parties: async (tx, row) => {
        const supplier = await findSupplier(tx, actor, row.beneficiary_id)
        return supplier ? partiesOfPayee(supplier, []) : []
      },
      bill: async (_tx, row) => ({
        description: `Inspection ${inspectionNumber(row)}, ${offerOf(row).vendor}`,
        payee: offerOf(row).vendor,
        number: inspectionNumber(row),
        lines: billOf(row),
      }),
      cleared: { reason: null },
    },
  )
  if (paid.state === 'awaiting_release')
    return {
      quality_assurance_status: 'awaiting_release' as const,
      message: 'The payment is waiting for release by a second person. Nothing is ordered yet.',
    }
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
