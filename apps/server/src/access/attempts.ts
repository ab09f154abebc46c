import { refusals } from '@tradelane/contract/primitives/errors'
import { type Database, type Db, named } from '@tradelane/db'
import { type QueryCreator, sql } from 'kysely'
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
  const counting = sql<Counted>`select wait_seconds, failures from ${counted(kind, account, now)} ${named}`
  return leftAfter((await counting.execute(db)).rows)
}

/** The same for an attempt that says a password: answers its hash, undefined where there is no such person. */
export async function countForPassword(
  db: Db,
  kind: string,
  userId: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<Counted & { password_hash: string | null }>`
    select wait_seconds, failures, (select password_hash from users where user_id = ${userId}) as password_hash
      from ${counted(kind, userId, now)} ${named}`.execute(db)
  leftAfter(rows)
  return rows[0]?.password_hash ?? undefined
}

type Counted = { wait_seconds: number; failures: number }

const counted = (kind: string, account: string, now: Date) =>
  sql`count_attempt(${kind}, ${account}, ${now}, ${freeFailures}, ${firstWaitSeconds}, ${longestWaitSeconds})`

function leftAfter([counted]: readonly Counted[]): number {
  if (!counted) throw new Error('an attempt was not counted')
  const { wait_seconds: retryAfterSeconds, failures } = counted
  if (retryAfterSeconds > 0) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds })
  return Math.max(0, freeFailures - 1 - failures)
}

/**
 * Waits until what was counted is on the disk and on the standby, as the commit of any transaction does: before a wrong guess is answered. Else a
 * standby that is promoted without it would allow it once more.
 */
export async function keepCounted(db: Db): Promise<void> {
  await sql`select pg_logical_emit_message(true, 'attempt', '')`.execute(db)
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

export async function forgetFailures(db: Db, kind: string, account: string): Promise<void> {
  await forgettingFailures(db, kind, account).execute()
}

/** The same as a part of another statement. */
export const forgettingFailures = (db: QueryCreator<Database>, kind: string, account: string) =>
  db.deleteFrom('failed_attempts').where('account', '=', account).where('kind', '=', kind)

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
