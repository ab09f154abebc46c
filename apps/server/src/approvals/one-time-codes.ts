import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { type Database, type Db, named, type Tx, withoutWaiting } from '@tradelane/db'
import { type QueryCreator, sql } from 'kysely'
import { forgettingFailures } from '../access/attempts.ts'
import type { Deps } from '../deps/deps.ts'
import { letter } from '../mail/letter.ts'
import { Refusal } from '../refusal.ts'

/** What a code is sent for when it approves nothing. Every approved action has a purpose of its own beside these. */
export const accessPurposes = ['signup', 'login', 'two factor'] as const

const mostTries = 5
const betweenSendsMs = 30_000

/** Whose code it is: a person with an account, the link of somebody without one, or an administrator. */
export type CodeHolder =
  | { userId: string; linkId?: never; administratorId?: never }
  | { linkId: string; userId?: never; administratorId?: never }
  | { administratorId: string; userId?: never; linkId?: never }

export type CodeRequest = CodeHolder & {
  purpose: string
  /** The hash of what is approved (`binding.ts`); empty for a code that approves nothing. */
  binding?: string
  /** The mail; `{code}` in the text is replaced. */
  to: string
  subject: string
  text: string
}

/**
 * Makes a code (six digits, five tries, the newest only) and mails it. Refuses with CODE_SENT_RECENTLY
 * within 30 seconds of one that is still to be used, and with DEPENDENCY_UNAVAILABLE, leaving nothing behind, when the mail cannot go out.
 */
export async function sendCode(deps: Deps, request: CodeRequest): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeId = randomUUID()
  await insertCode(deps, request, codeId, code)
  try {
    const { to, subject } = request
    await deps.mail.send(letter({ to, subject, text: request.text.replaceAll('{code}', code) }))
  } catch (error) {
    await deps.db.deleteFrom('one_time_codes').where('code_id', '=', codeId).execute()
    deps.log.error({ err: error }, 'a code could not be mailed')
    throw new Refusal('DEPENDENCY_UNAVAILABLE', { message: 'Something went wrong please try again' })
  }
}

async function insertCode(deps: Deps, request: CodeRequest, codeId: string, code: string): Promise<void> {
  const { userId, linkId, administratorId, purpose, binding = '' } = request
  const now = deps.wallClock.now()
  await deps.db.transaction().execute(async (tx) => {
    const holder = userId ?? linkId ?? administratorId
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${holder}:${purpose}`}, 0))`.execute(tx)
    const last = await newestCode(tx, request, purpose).executeTakeFirst()
    // A code for what has changed since is void.
    const isOfUse = last && !last.used_at && last.binding === binding
    if (isOfUse && now.getTime() - last.sent_at.getTime() < betweenSendsMs)
      throw new Refusal('CODE_SENT_RECENTLY')
    await tx
      .insertInto('one_time_codes')
      .values({
        code_id: codeId,
        user_id: userId ?? null,
        link_id: linkId ?? null,
        administrator_id: administratorId ?? null,
        purpose,
        binding,
        code_hash: hashCode(deps.config.secret, codeId, code),
        sent_at: now,
        expires_at: new Date(now.getTime() + promisedMs('oneTimeCode')),
      })
      .execute()
  })
}

function newestCode(
  db: QueryCreator<Database>,
  { userId, linkId, administratorId }: CodeHolder,
  purpose: string,
) {
  return db
    .selectFrom('one_time_codes')
    .select(['code_id', 'code_hash', 'binding', 'sent_at', 'used_at'])
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId ?? ''))
    .$if(administratorId !== undefined, (query) =>
      query.where('administrator_id', '=', administratorId ?? ''),
    )
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .limit(1)
}

/** Whether a code of this purpose, sent for this, is waiting to be used. */
export async function isCodeWaiting(
  db: Db,
  { userId, purpose, binding = '' }: { userId: string; purpose: string; binding?: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('code_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('binding', '=', binding)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Checks a code and counts the try, right or wrong, outside of the transaction that follows. Returns the id that
 * `useCode` takes; undefined when the code is wrong, expired, used, tried too often, or was sent for something else.
 */
export async function tryCode(
  { db, wallClock, config }: Deps,
  {
    purpose,
    binding = '',
    code,
    ...holder
  }: CodeHolder & { purpose: string; binding?: string; code: string },
): Promise<string | undefined> {
  const tried = await db
    .with('newest', (also) => newestCode(also, holder, purpose))
    .updateTable('one_time_codes')
    .from('newest')
    .set({ tries: sql`tries + 1` })
    .whereRef('one_time_codes.code_id', '=', 'newest.code_id')
    .where('tries', '<', mostTries)
    .where('one_time_codes.used_at', 'is', null)
    .where('expires_at', '>', wallClock.now())
    .returning(['newest.code_id', 'newest.code_hash', 'newest.binding', withoutWaiting])
    .modifyEnd(named)
    .executeTakeFirst()
  if (!tried) return undefined
  return isSame(config.secret, tried, code) && tried.binding === binding ? tried.code_id : undefined
}

/** Whether this code was sent last, and was used. Callers must limit the attempts: a used code counts no tries. */
export async function wasUsed(
  { db, config }: Deps,
  { purpose, code, ...holder }: CodeHolder & { purpose: string; code: string },
): Promise<boolean> {
  const newest = await newestCode(db, holder, purpose).executeTakeFirst()
  return newest !== undefined && newest.used_at !== null && isSame(config.secret, newest, code)
}

function isSame(secret: string, sent: { code_id: string; code_hash: string }, code: string): boolean {
  const given = Buffer.from(hashCode(secret, sent.code_id, code), 'hex')
  return timingSafeEqual(Buffer.from(sent.code_hash, 'hex'), given)
}

/**
 * Uses a code up, in the transaction that does what it approves: a second use finds nothing and is refused. Where a person has approved with
 * it, the failed attempts before are forgotten.
 */
export async function useCode(
  tx: Tx,
  codeId: string,
  now: Date,
  { approvedBy }: { approvedBy?: string } = {},
): Promise<void> {
  const using = approvedBy
    ? tx.with('forgotten', (also) => forgettingFailures(also, 'approval', approvedBy))
    : tx
  const used = await using
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .modifyEnd(named)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Refusal('WRONG_CODE')
}

/** Ends the codes that anybody has for this, in the transaction that decides it otherwise. */
export async function endCodesFor(
  tx: Tx,
  { purpose, binding }: { purpose: string; binding: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('binding', '=', binding)
    .where('used_at', 'is', null)
    .execute()
}

function hashCode(secret: string, codeId: string, code: string): string {
  return createHmac('sha256', `code:${secret}`).update(`${codeId}:${code}`).digest('hex')
}
