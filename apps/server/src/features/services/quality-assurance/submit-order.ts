import { missingInOrder, type ShownSupplier } from '@tradelane/contract/quality-assurance/rules'
import type { Db, Tx } from '@tradelane/db'
import { parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { amountText, filesOf, getInspection, type InspectionRow, lockInspection } from './inspections.ts'
import { inspectionLifecycle } from './lifecycle.ts'
import { estimatePrice } from './order/estimate-price.ts'
import { severityFor } from './supplier/supplier-record.ts'

const noOffer = {
  vendor_name: null,
  inspection_company_id: null,
  inspection_date: null,
  price_amount: null,
  fee_amount: null,
  quote_note: null,
  quote_expires_at: null,
  quoted_at: null,
}

/**
 * Sends a draft, or an order whose quote has expired, to the back office. Refuses with NOT_FOUND, by field what the order lacks, and with
 * ILLEGAL_STATE what is there already.
 */
export async function submitOrder(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  const at = deps.clock.now()
  const estimated_amount = await findEstimate(deps, await getInspection(deps.db, actor, id))
  await inTransaction(deps.db, async (tx) => {
    const row = await lockInspection(tx, actor, id)
    const isExpired = row.state === 'quoted' && row.quote_expires_at !== null && row.quote_expires_at <= at
    if (row.state !== 'draft' && !isExpired) throw new Refusal('ILLEGAL_STATE')
    await requireComplete(tx, actor, row)
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
        respond_due_at: dueAt('quoteInspection', at, deps.config.officeCountry),
        submitted_at: at,
        ...(await severityFor(tx, actor, row)),
      },
    })
  })
}

/** What it costs by our tariff, as the customer sees it before it sends the order; null where no rate is known. */
async function findEstimate(deps: Deps, row: InspectionRow): Promise<bigint | null> {
  try {
    const { total } = await estimatePrice(deps, {
      ...row,
      qa_consignment_value: amountText(row.qa_consignment_value),
      loading_consignment_value: amountText(row.loading_consignment_value),
    })
    return parseMoney(total, 'USD').amount
  } catch (error) {
    if (error instanceof Refusal && error.code === 'RATE_UNAVAILABLE') return null
    throw error
  }
}

async function requireComplete(tx: Tx, actor: CustomerActor, row: InspectionRow): Promise<void> {
  const supplier = await findSupplier(tx, actor, row.beneficiary_id)
  const faults = missingInOrder(
    { ...row, quality_specifications_file: filesOf(row) },
    supplier && shownOf(supplier),
  )
  if (Object.keys(faults).length > 0) refuseFields(faults)
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
