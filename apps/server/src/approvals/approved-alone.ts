import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

type Person = { companyId: string; userId: string }

/** What a person has approved alone on a day of the business clock, in US cents. */
export async function findAlone(db: Db | Tx, { companyId, userId }: Person, day: string): Promise<bigint> {
  const found = await db
    .selectFrom('approved_alone')
    .select('cents')
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst()
  return found?.cents ?? 0n
}

/**
 * Adds an amount to what a person has approved alone today, where it stays within the limit. Of two at the same moment the second waits for
 * the first, and is compared with what the first has left. What was approved counts also where it comes back: it was one person's decision.
 */
export async function countAlone(
  tx: Tx,
  { companyId, userId }: Person,
  { day, cents, mostCents }: { day: string; cents: bigint; mostCents: bigint },
): Promise<boolean> {
  if (cents > mostCents) return false
  const sum = sql<bigint>`approved_alone.cents + excluded.cents`
  const counted = await tx
    .insertInto('approved_alone')
    .values({ uid: companyId, user_id: userId, day, cents })
    .onConflict((conflict) =>
      conflict
        .constraint('approved_alone_one_for_each_day')
        .doUpdateSet({ cents: sum })
        .where(sum, '<=', mostCents),
    )
    .returning('cents')
    .executeTakeFirst()
  return counted !== undefined
}
