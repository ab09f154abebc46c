import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { OwnPayout } from '../../../entries/feature-entry.ts'
import { toSubmitted } from './queries.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A company's payments submitted since a moment, and those with these keys at any age. */
export async function listSubmittedPayments(
  db: Db,
  { companyId }: OneCompanyScope,
  { since, keys }: { since: Date; keys: readonly string[] },
): Promise<OwnPayout[]> {
  // Ids come from outside: one that is not a UUID is no payment of ours, and no reason to fail.
  const ours = keys.filter((id) => uuid.test(id))
  const rows = await db
    .selectFrom('simple_payments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('submitted_at', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('submitted_at', '>=', since), eb('simple_payment_id', '=', sql<string>`any(${ours}::uuid[])`)]),
    )
    .execute()
  return rows.map((row) => ({
    key: row.simple_payment_id,
    source: toSubmitted(row).source,
    state: row.state,
    updatesSeen: row.updates_seen,
  }))
}

/** Which of these quotes a payment or draft names. */
export async function listNamedQuotes(db: Db, quoteIds: readonly string[]): Promise<Set<string>> {
  if (quoteIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('simple_payments')
    .select('quote_id')
    .distinct()
    .where('quote_id', 'in', quoteIds)
    .execute()
  return new Set(rows.flatMap(({ quote_id }) => quote_id ?? []))
}
