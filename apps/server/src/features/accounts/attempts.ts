import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { Refusal } from '../../refusal.ts'

/** After this many failures in a row the account is locked, each time longer, up to 15 minutes. */
const freeFailures = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 900

/**
 * Counts an attempt before it is checked, so that fifty concurrent ones count as fifty. Counts by account and not by IP
 * address, because addresses are cheap. Refuses with TOO_MANY_REQUESTS. A successful attempt then calls `forgetFailures`.
 */
export async function countAttempt(db: Db, kind: string, account: string, now: Date): Promise<void> {
  const waitSeconds = await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${account}`}, 0))`.execute(tx)
    const failures = await tx
      .selectFrom('failed_attempts')
      .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.max('failed_at').as('last')])
      .where('account', '=', account)
      .where('kind', '=', kind)
      .where('failed_at', '>', new Date(now.getTime() - longestWaitSeconds * 1000))
      .executeTakeFirstOrThrow()
    const wait = remainingWait(Number(failures.count), failures.last, now)
    if (wait === 0) await tx.insertInto('failed_attempts').values({ account, kind, failed_at: now }).execute()
    return wait
  })
  if (waitSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds })
}

function remainingWait(failures: number, last: Date | null, now: Date): number {
  if (failures < freeFailures || !last) return 0
  const wait = Math.min(firstWaitSeconds * 2 ** (failures - freeFailures), longestWaitSeconds)
  return Math.max(0, Math.ceil(wait - (now.getTime() - last.getTime()) / 1000))
}

export async function forgetFailures(db: Db, kind: string, account: string): Promise<void> {
  await db.deleteFrom('failed_attempts').where('account', '=', account).where('kind', '=', kind).execute()
}
