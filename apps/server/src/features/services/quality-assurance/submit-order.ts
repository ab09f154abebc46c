import { missingInOrder, type ShownSupplier } from '@tradelane/contract/quality-assurance/rules'
import type { Db, Tx } from '@tradelane/db'
import { parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { beginCase, lockRequestOf, reopenOfRecord } from '../../office/quote-desk/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { titleOfOrder, toOrderRequest } from './desk/order-request.ts'
import { noOffer } from './desk/shown-offer.ts'
import { amountText, filesOf, getInspection, type InspectionRow, lockInspection } from './inspections.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { estimatePrice } from './order/estimate-price.ts'
import { requestOfInspection } from './order/payment-approval.ts'
import { severityFor } from './supplier/supplier-record.ts'

/**
 * Sends a draft, or an order whose quote has expired, to the back office. Refuses with NOT_FOUND, by field what the order lacks, and with
 * ILLEGAL_STATE what is there already.
 */
export async function submitOrder(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  const at = deps.clock.now()
  const estimated_amount = await findEstimate(deps, await getInspection(deps.db, actor, id))
  await inTransaction(deps.db, async (tx) => {
    const request = await lockRequestOf(tx, actor, requestOfInspection({ quality_assurance_id: id }))
    const row = await lockInspection(tx, actor, id)
    const isExpired = row.state === 'quoted' && row.quote_expires_at !== null && row.quote_expires_at <= at
    if (row.state !== 'draft' && !isExpired) throw new Refusal('ILLEGAL_STATE')
    const { company_name } = await requireComplete(tx, actor, row)
    const due =
      (await reopenOfRecord(deps, tx, actor, { row: request, at })) ??
      (await requestOffer(deps, tx, { actor, row, supplier: company_name, at }))
    await move(tx, inspectionLifecycle, {
      scope: actor,
      id,
      to: 'submitted',
      at,
      set: {
        ...noOffer,
        estimated_amount,
        charge_id: null,
        reason: null,
        respond_due_at: due,
        submitted_at: at,
        ...(await severityFor(tx, actor, row)),
      },
    })
  })
}

/** What it costs by our tariff, as the customer sees it before it sends the order; null where no rate is known. */
async function findEstimate(deps: Deps, row: InspectionRow): Promise<bigint | null> {
  try {
    const asked = {
      ...row,
      qa_consignment_value: amountText(row.qa_consignment_value),
      loading_consignment_value: amountText(row.loading_consignment_value),
    }
    const { total } = await estimatePrice(deps, asked, row.uid)
    return parseMoney(total, 'USD').amount
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_UNAVAILABLE') return null
    throw error
  }
}

type NewRequest = { actor: CustomerActor; row: InspectionRow; supplier: string; at: Date }

/** Begins the request of the order at the desk. Answers by when it is promised. */
async function requestOffer(deps: Deps, tx: Tx, { actor, row, supplier, at }: NewRequest): Promise<Date> {
  const { due_at } = await beginCase(deps, tx, {
    ...{ scope: actor, service: 'inspection', note: '', at },
    subjectId: row.quality_assurance_id,
    transactionId: row.transaction_id,
    request: toOrderRequest(row),
    title: titleOfOrder(supplier),
  })
  return due_at
}

async function requireComplete(tx: Tx, actor: CustomerActor, row: InspectionRow): Promise<ShownSupplier> {
  const supplier = await findSupplier(tx, actor, row.beneficiary_id)
  const faults = missingInOrder(
    { ...row, quality_specifications_file: filesOf(row) },
    supplier && shownOf(supplier),
  )
  if (!supplier || Object.keys(faults).length > 0) return refuseFields(faults)
  return supplier
}

const shownOf = ({ beneficiary_id, ...shown }: ShownSupplier & { beneficiary_id: string }): ShownSupplier =>
  shown

/** The supplier as it is now; null where none is chosen. */
export async function findSupplier(db: Db | Tx, scope: OneCompanyScope, beneficiaryId: string | null) {
  const row = beneficiaryId === null ? undefined : await findPartner(db, scope, beneficiaryId)
  return row
    ? {
        beneficiary_id: row.beneficiary_id,
        company_name: row.company_name,
        company_address: row.company_address,
        company_registration_number: row.company_registration_number,
        contact_person_name: row.contact_person_name,
        email: row.email,
        phone_number: row.phone_number,
      }
    : null
}
