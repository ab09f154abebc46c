import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { CostLine } from '../../../entries/service-entry.ts'
import { findQuoted, inspectionNumber, type KnownInspection, selectInspections } from './inspections.ts'

/** The price and the service fee of these inspections. What was paid back costs nothing. */
export async function costsOfInspections(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await selectInspections(db, scope)
    .where('inspection.quality_assurance_id', 'in', ids)
    .orderBy('inspection.created_at')
    .execute()
  return rows.flatMap((row) => costsOf(row, now))
}

function costsOf(row: KnownInspection, now: Date): CostLine[] {
  const quoted = findQuoted(row)
  const standing = standingOf(row, now)
  if (!quoted || !standing) return []
  const isHeld = row.charge_state === 'held'
  const line = { subject: qualityAssurance.subject, id: row.quality_assurance_id, standing, isHeld }
  const number = inspectionNumber(row)
  return [
    { ...line, kind: 'inspection', description: `Inspection ${number}`, amount: quoted.price },
    { ...line, kind: 'service_fee', description: `Service fee, inspection ${number}`, amount: quoted.fee },
  ]
}

function standingOf(row: KnownInspection, now: Date): CostLine['standing'] | undefined {
  const { state, charge_state, quote_expires_at: expiresAt } = row
  if (state === 'cancelled' || row.aborted_at_cost_of === 'tradelane') return undefined
  if (charge_state === 'collected') return 'paid'
  if (charge_state === 'held') return 'committed'
  return state === 'quoted' && expiresAt !== null && expiresAt > now ? 'quoted' : undefined
}
