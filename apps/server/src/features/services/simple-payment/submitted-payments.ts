import type { Db } from '@tradelane/db'

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
