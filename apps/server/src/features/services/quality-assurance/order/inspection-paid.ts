import { nearbyCountries } from '@tradelane/contract/quality-assurance/rules'
import { systemScope } from '../../../../access/scope.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import type { FollowUp } from '../../../money/charges/index.ts'
import { paidOfRecord } from '../../../office/quote-desk/index.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { requestOfInspection } from './payment-approval.ts'

/** A collected price orders the inspection. After a rejected one the quote stays, and can be paid again. */
export const inspectionPaid: FollowUp = async (
  tx,
  { companyId, subjectId, state, reason },
  at,
  { config },
) => {
  const by = { scope: systemScope(companyId), id: subjectId, at, by: 'provider' } as const
  if (state === 'collected') {
    await paidOfRecord(tx, by.scope, requestOfInspection({ quality_assurance_id: subjectId }), at)
    const row = await lockRow(tx, inspectionLifecycle, by)
    const set = {
      reason: null,
      respond_due_at: dueAt('scheduleInspection', at, config.officeCountry),
      inspect_by: inspectBy(row, at),
    } as const
    await move(tx, inspectionLifecycle, { ...by, to: 'confirmed', set })
    return
  }
  await note(tx, inspectionLifecycle, {
    ...by,
    what: 'payment_rejected',
    reason: reason ?? undefined,
    set: { reason },
  })
}

/** Promised within 48 hours in some countries; the customer may have accepted a quote for a later day. */
function inspectBy(
  { inspection_country, inspection_date }: RowOf<'quality_inspections'>,
  at: Date,
): Date | null {
  if (inspection_country === null || !nearbyCountries.includes(inspection_country)) return null
  const promised = dueAt('inspectNearby', at, inspection_country)
  const quoted = inspection_date === null ? promised : endOfDay(inspection_date, inspection_country)
  return new Date(Math.max(promised.getTime(), quoted.getTime()))
}
