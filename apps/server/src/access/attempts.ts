import { refusals } from '@tradelane/contract/primitives/errors'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { Refusal } from '../refusal.ts'

/** After this many failures in a row the account is locked, each time longer, up to 15 minutes. */
const freeFailures = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 900

/**
 * Counts an attempt before it is checked, so that fifty concurrent ones count as fifty. Counts by account and not by IP
 * address, because addresses are cheap; only where its owner is known to sign in are attempts counted apart (`attemptsFrom`).
 * Refuses with TOO_MANY_REQUESTS. A successful attempt then calls `forgetFailures`. Answers how many more may fail before the first wait.
 */
export async function countAttempt(db: Db, kind: string, account: string, now: Date): Promise<number> {
  const [waitSeconds, left] = await db.transaction().execute(async (tx) => {
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
    return [wait, Math.max(0, freeFailures - 1 - Number(failures.count))] as const
  })
  if (waitSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: waitSeconds })
  return left
}

/** WRONG_CODE, with how many more codes may be tried (`countAttempt`): the same for an account that does not exist. */
export function wrongCode(left: number): Refusal {
  const { message } = refusals.WRONG_CODE
  if (left === 0)
    return new Refusal('WRONG_CODE', {
      message: `${message}. You have no tries left. Wait ${firstWaitSeconds} seconds, then request a new code.`,
    })
  return new Refusal('WRONG_CODE', { message: `${message}. ${left} ${left === 1 ? 'try' : 'tries'} left.` })
}

function remainingWait(failures: number, last: Date | null, now: Date): number {
  if (failures < freeFailures || !last) return 0
  const wait = Math.min(firstWaitSeconds * 2 ** (failures - freeFailures), longestWaitSeconds)
  return Math.max(0, Math.ceil(wait - (now.getTime() - last.getTime()) / 1000))
}

export async function forgetFailures(db: Db, kind: string, account: string): Promise<void> {
  await db.deleteFrom('failed_attempts').where('account', '=', account).where('kind', '=', kind).execute()
}

/** Those from every origin: the password that was guessed is not the password any more. */
export async function forgetAllFailures(db: Db, kind: string, email: string): Promise<void> {
  await sql`
    delete from failed_attempts
     where kind = ${kind} and (account = lower(${email}) or starts_with(account, lower(${email}) || ' '))`.execute(
    db,
  )
}

/** An attempt that was counted and turned out to be neither right nor wrong. */
export async function giveBackAttempt(db: Db, kind: string, account: string): Promise<void> {
  await sql`
    delete from failed_attempts where ctid = (
      select ctid from failed_attempts where kind = ${kind} and account = ${account} order by failed_at desc limit 1
    )`.execute(db)
}
