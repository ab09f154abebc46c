import { insurance } from '@tradelane/contract/insurance/service-info'
import type { Db } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { CostLine } from '../../../entries/service-entry.ts'
import { findQuoted, type KnownPolicy, policyNumber, selectPolicies } from './policies.ts'

/** The premium and the service fee of these policies. The premium of a cancelled policy was refunded, its fee was not. */
export async function costsOfPolicies(
  db: Db,
  scope: Scope,
  ids: readonly string[],
  now: Date,
): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await selectPolicies(db, scope)
    .where('policy.insurance_id', 'in', ids)
    .orderBy('policy.created_at')
    .execute()
  return rows.flatMap((row) => costsOf(row, now))
}

function costsOf(row: KnownPolicy, now: Date): CostLine[] {
  const quoted = findQuoted(row)
  const standing = standingOf(row, now)
  // What was bought with freight is on the freight's bill.
  if (!quoted || !standing || row.freight_charge_id !== null) return []
  const isHeld = row.charge_state === 'held'
  const line = { subject: insurance.subject, id: row.insurance_id, standing, isHeld }
  const number = policyNumber(row)
  const premium = {
    ...line,
    kind: 'premium',
    description: `Premium, insurance ${number}`,
    amount: quoted.premium,
  }
  const fee = {
    ...line,
    kind: 'service_fee',
    description: `Service fee, insurance ${number}`,
    amount: quoted.fee,
  }
  return row.state === 'cancelled' ? [fee] : [premium, fee]
}

function standingOf(row: KnownPolicy, now: Date): CostLine['standing'] | undefined {
  const { state, charge_state, quote_expires_at: expiresAt } = row
  if (charge_state === 'collected') return 'paid'
  if (charge_state === 'held') return 'committed'
  return state === 'quoted' && expiresAt !== null && expiresAt > now ? 'quoted' : undefined
}
