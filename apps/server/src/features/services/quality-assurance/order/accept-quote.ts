import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../../deps/deps.ts'
import type { ChargeLine } from '../../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { payService, type ServicePayment } from '../../../money/charges/index.ts'
import { namedText } from '../../../money/price-rates/index.ts'
import { acceptOfRecord, lockRequestOf } from '../../../office/quote-desk/index.ts'
import { partiesOfPayee } from '../../../trade/partners/index.ts'
import { getInspection, type InspectionRow, inspectionNumber, offerOf } from '../inspections.ts'
import { findSupplier } from '../submit-order.ts'
import { feeOfInspection } from './inspection-fee.ts'
import { inspectionPayment, requestOfInspection } from './payment-approval.ts'

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
      ...paymentOfInspection(actor, which.quality_assurance_id),
      which,
      // Paying accepts the offer of the desk.
      placed: async (tx, row, at) => {
        const request = await lockRequestOf(tx, actor, requestOfInspection(which))
        if (request) await acceptOfRecord(deps, tx, actor, { row: request, offerId: row.offer_id, at })
      },
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

/** The payment of an order at the offer that it shows. */
export const paymentOfInspection = (
  actor: CustomerActor,
  subjectId: string,
): Omit<ServicePayment<Pick<Payment, 'quality_assurance_id'>, InspectionRow>, 'which'> => ({
  service: 'quality_assurance',
  subjectId,
  action: inspectionPayment,
  parties: async (tx, row) => {
    const supplier = await findSupplier(tx, actor, row.beneficiary_id)
    return supplier ? partiesOfPayee(supplier, []) : []
  },
  bill: async (tx, row) => ({
    description: `Inspection ${inspectionNumber(row)}, ${offerOf(row).vendor}`,
    payee: offerOf(row).vendor,
    number: inspectionNumber(row),
    lines: await billOf(tx, row),
  }),
  cleared: { reason: null },
})

/** The price as it was quoted, and the platform's fee on top. */
async function billOf(tx: Tx, row: InspectionRow): Promise<ChargeLine[]> {
  const { price, fee, vendor } = offerOf(row)
  const named = await feeOfInspection(tx, row)
  return [
    { kind: 'inspection', description: `Inspection, ${vendor}`, amount: price },
    {
      kind: 'service_fee',
      description: `Tradelane service fee: ${named && namedText(named)}`,
      amount: fee,
      ...(named && { fee: named }),
    },
  ]
}
