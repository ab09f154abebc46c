import type { changedCompany } from '@tradelane/contract/quality-assurance/office-calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { dayIn } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { handedOverOfRecord } from '../../../office/quote-desk/index.ts'
import { endLinks } from '../../../people/links/index.ts'
import { getInspection, type InspectionRow } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { mailSupplierSoon } from '../supplier/mail-supplier.ts'
import { requestOfInspection } from './payment-approval.ts'
import { requireVendor } from './require-vendor.ts'

/**
 * Another inspection company does a paid inspection, for the price that was paid. The link of the first one's inspector ends, and what it has
 * typed is dropped. Customer, supplier and both companies are notified. Refuses as quoting does, and with ILLEGAL_STATE what is not paid, and
 * from the day of the inspection on.
 */
export async function changeInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  { quality_assurance_id: id, version, inspection_company_id, reason }: z.output<typeof changedCompany>,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { uid: companyId } = await getInspection(tx, actor, id)
    // Before the inspection is locked, as a report locks its link first.
    const links = { subject: 'quality_assurance', subjectId: id, purpose: 'inspection_report', at } as const
    await endLinks(tx, systemScope(companyId), links)
    const row = await lockRow(tx, inspectionLifecycle, { scope: actor, id, version })
    requireBeforeDay(row, at)
    const vendor = await requireVendor(tx, inspection_company_id, row)
    if (vendor.inspection_company_id === row.inspection_company_id)
      refuseFields({ inspection_company_id: 'Select another inspection company' })
    const { company_name } = vendor
    await dropDraft(tx, row, at)
    await note(tx, inspectionLifecycle, {
      ...{ scope: actor, id, version, what: 'company_changed', at, reason },
      facts: { company: company_name, former: row.vendor_name },
      set: { inspection_company_id: vendor.inspection_company_id, vendor_name: company_name },
    })
    const handedOver = { from: row.inspection_company_id, to: vendor.inspection_company_id }
    await handedOverOfRecord(tx, actor, requestOfInspection(row), handedOver)
    if (row.scheduled_for !== null)
      await mailSupplierSoon(tx, row, { news: 'company', day: row.scheduled_for, reason })
  })
}

function requireBeforeDay({ state, scheduled_for, inspection_country }: InspectionRow, at: Date): void {
  if (state !== 'confirmed' && state !== 'scheduled') throw new Refusal('ILLEGAL_STATE')
  if (scheduled_for !== null && scheduled_for <= dayIn(inspection_country, at))
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The inspection company can be changed until the day before the inspection.',
    })
}

/** Entries and photos of an inspector who does not come. */
async function dropDraft(tx: Tx, { uid, quality_assurance_id: id }: InspectionRow, at: Date): Promise<void> {
  await tx
    .deleteFrom('inspection_drafts')
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', id)
    .execute()
  await tx
    .updateTable('inspection_photos')
    .set({ removed_at: at })
    .where('uid', '=', uid)
    .where('quality_assurance_id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
