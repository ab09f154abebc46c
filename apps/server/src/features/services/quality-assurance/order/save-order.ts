import { randomUUID } from 'node:crypto'
import type { ChangedOrder, NewOrder } from '@tradelane/contract/quality-assurance/forms'
import { parseMoney } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { change } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { listDocuments, requireOwnDocuments } from '../../../papers/documents/index.ts'
import { findPartner } from '../../../trade/partners/index.ts'
import { currentTransaction } from '../../../trade/transactions/index.ts'
import { getFreightFacts } from '../../shipments/index.ts'
import { lockInspection, type SpecificationFile } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'

/**
 * Saves an order as a draft, in the trade of its booking, else in the current one. Refuses with NOT_FOUND a supplier or booking that is
 * not the company's, and documents that are not by field.
 */
export async function addOrder(deps: Deps, actor: CustomerActor, form: NewOrder): Promise<string> {
  const at = deps.clock.now()
  const fields = await fieldsOf(deps, actor, form)
  const quality_assurance_id = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    const { logistics_id } = fields
    const freight = logistics_id ? await getFreightFacts(tx, actor, { logistics_id }) : undefined
    const transaction_id = freight?.transactionId ?? (await currentTransaction(tx, actor, at)).transaction_id
    await begin(tx, inspectionLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: {
        quality_assurance_id,
        ...fields,
        transaction_id,
        version: 1,
        created_at: at,
        updated_at: at,
      },
    })
  })
  return quality_assurance_id
}

/** Changes a draft. Refuses as adding does, and with ILLEGAL_STATE what was submitted. Safe to repeat. */
export async function updateOrder(
  deps: Deps,
  actor: CustomerActor,
  { quality_assurance_id: id, ...form }: ChangedOrder,
): Promise<void> {
  const at = deps.clock.now()
  const set = await fieldsOf(deps, actor, form)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockInspection(tx, actor, id)
    if (row.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
    await change(tx, inspectionLifecycle, { scope: actor, id, at, set })
  })
}

/** The columns of a form. The fields of a service that is not chosen are empty. */
async function fieldsOf(deps: Deps, actor: CustomerActor, form: NewOrder) {
  const beneficiary_id = form.beneficiary_id ?? null
  const logistics_id = form.logistics_id ?? null
  if (beneficiary_id !== null && !(await findPartner(deps.db, actor, beneficiary_id)))
    throw new Refusal('NOT_FOUND')
  if (logistics_id !== null) await getFreightFacts(deps.db, actor, { logistics_id })
  const { supplier_audit, quality_assurance, loading_inspection } = form
  const files = quality_assurance ? await filesOfForm(deps, actor, form) : []
  return {
    ...{ beneficiary_id, logistics_id, supplier_audit, quality_assurance, loading_inspection },
    address_of_inspection: form.address_of_inspection || null,
    inspection_country: form.inspection_country ?? null,
    audit_specification: (supplier_audit && form.audit_specification) || null,
    audit_days: (supplier_audit && form.audit_days) || null,
    audit_persons: (supplier_audit && form.audit_persons) || null,
    qa_consignment_value: quality_assurance ? cents(form.qa_consignment_value) : null,
    qa_days: (quality_assurance && form.qa_days) || null,
    goods_specifications: (quality_assurance && form.goods_specifications) || null,
    specification_files: JSON.stringify(files),
    lot_size: (quality_assurance && form.lot_size) || null,
    inspection_level: (quality_assurance && form.inspection_level) || null,
    aql_major: (quality_assurance && form.aql_major) || null,
    aql_minor: (quality_assurance && form.aql_minor) || null,
    no_of_containers: (loading_inspection && form.no_of_containers) || null,
    loading_consignment_value: loading_inspection ? cents(form.loading_consignment_value) : null,
  }
}

/** The files in the order of the form, each once. */
async function filesOfForm(
  deps: Deps,
  actor: CustomerActor,
  { quality_specifications_file: files }: NewOrder,
): Promise<SpecificationFile[]> {
  const links = new Map(files.map(({ url }, index) => [`quality_specifications_file.${index}.url`, url]))
  const ids = [...new Set((await requireOwnDocuments(deps, deps.db, actor, links)).values())]
  const known = new Map((await listDocuments(deps.db, actor, ids)).map((row) => [row.document_id, row]))
  return ids.map((document_id) => ({ document_id, file_name: known.get(document_id)?.file_name ?? '' }))
}

const cents = (text: string | null | undefined): bigint | null =>
  text === null || text === undefined ? null : parseMoney(text, 'USD').amount
