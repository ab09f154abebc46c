import { createHash, randomBytes } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { UserRow } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import { letter } from '../../../mail/letter.ts'
import { inTransaction } from '../../../transaction.ts'
import { codeMails } from './mails.ts'

const betweenLinksMs = 30_000

/** Mails a new link and voids the previous one. A recent link stays valid, so that requests cannot flood or block the owner. */
export async function mailResetLink(deps: Deps, { user_id, work_email }: UserRow): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = deps.wallClock.now()
  const isFresh = await inTransaction(deps.db, async (tx) => {
    const old = tx.deleteFrom('password_resets').where('user_id', '=', user_id)
    await old.where('created_at', '<=', new Date(now.getTime() - betweenLinksMs)).execute()
    const recent = await tx
      .selectFrom('password_resets')
      .select('token_hash')
      .where('user_id', '=', user_id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (recent) return false
    await tx
      .insertInto('password_resets')
      .values({
        token_hash: hashResetToken(token),
        user_id,
        created_at: now,
        expires_at: new Date(now.getTime() + promisedMs('resetLink')),
      })
      .execute()
    return true
  })
  if (!isFresh) return
  try {
    await deps.mail.send(letter({ to: work_email, ...codeMails.resetLink(deps.config.publicUrl, token) }))
  } catch (error) {
    // This link was not delivered: it must not block the link of the next attempt.
    await deps.db.deleteFrom('password_resets').where('token_hash', '=', hashResetToken(token)).execute()
    throw error
  }
}

const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex')
