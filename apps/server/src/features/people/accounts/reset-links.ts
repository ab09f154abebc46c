import { createHash, randomBytes } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Database, Db, Tx } from '@tradelane/db'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { letter } from '../../../mail/letter.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

type Person = { userId: string } | { administratorId: string }
type Mail = { to: string; subject: string; text: string }

const betweenLinksMs = 30_000
/** So never more than five mails in an hour. */
const mostLive = 2

/** Mails a new link, but not while two are live, or one is on its way. Those stay valid: requests of a stranger neither flood nor block the owner. */
export async function mailNewResetLink(
  deps: Deps,
  person: Person,
  mailOf: (token: string) => Mail,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = deps.wallClock.now()
  const isFresh = await inTransaction(deps.db, async (tx) => {
    await takeTurns(tx, person)
    const live = await tx
      .selectFrom('password_resets')
      .select('created_at')
      .where(isOf(person))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .execute()
    const isOnItsWay = live.some(({ created_at }) => created_at.getTime() > now.getTime() - betweenLinksMs)
    if (isOnItsWay || live.length >= mostLive) return false
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashResetToken(token),
        user_id: 'userId' in person ? person.userId : null,
        administrator_id: 'userId' in person ? null : person.administratorId,
        created_at: now,
        expires_at: new Date(now.getTime() + promisedMs('resetLink')),
      })
      .execute()
    return true
  })
  if (!isFresh) return
  try {
    await deps.mail.send(letter(mailOf(token)))
  } catch (error) {
    // This link was not delivered: it must not block the link of the next attempt.
    await deps.db.deleteFrom('password_resets').where('token_hash', '=', hashResetToken(token)).execute()
    throw error
  }
}

/** Uses one and voids the others. Refuses with RESET_LINK_DEAD one that was used or voided meanwhile. */
export async function useResetLink(
  tx: Tx,
  { wallClock }: Deps,
  person: Person,
  tokenHash: string,
): Promise<void> {
  await takeTurns(tx, person)
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: wallClock.now() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Refusal('RESET_LINK_DEAD')
  await voidResetLinks(tx, person)
}

/** A reset link in the mail was requested under the old password. */
export async function voidResetLinks(tx: Tx, person: Person): Promise<void> {
  await takeTurns(tx, person)
  await tx.deleteFrom('password_resets').where(isOf(person)).where('used_at', 'is', null).execute()
}

/** Of the links of one person: two that are used at once would each wait for the other's. */
async function takeTurns(tx: Tx, person: Person): Promise<void> {
  const id = 'userId' in person ? person.userId : person.administratorId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reset links ${id}`}, 0))`.execute(tx)
}

/** The colleague to whom a live link was mailed. */
export async function administratorOfLink(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('administrator_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.administrator_id ?? undefined
}

const isOf = (person: Person) => (eb: ExpressionBuilder<Database, 'password_resets'>) =>
  'userId' in person ? eb('user_id', '=', person.userId) : eb('administrator_id', '=', person.administratorId)

export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')
