import { randomBytes } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { hashPassword } from '../../../access/passwords.ts'
import type { UserRow } from '../../../access/users.ts'
import { askForMail } from './ask-for-mail.ts'

/** The state of a company whose sign-up was repeated with another password before the address was verified. */
export const contested = 'signed_up_again'

/**
 * The person who verifies the address owns it, and chooses the password. If the password was set again before the
 * verification, we cannot know by whom: a stranger who signs up again while the code is in the mail would keep access to
 * the account. So neither password works, and a reset link goes to the address.
 */
export async function settleContest(tx: Tx, user: UserRow): Promise<void> {
  const contest = await tx
    .selectFrom('events')
    .select('event_id')
    .where('subject', '=', 'company')
    .where('subject_id', '=', user.uid)
    .where('to_state', '=', contested)
    .limit(1)
    .executeTakeFirst()
  if (!contest) return
  const nobodys = await hashPassword(randomBytes(32).toString('base64url'))
  await tx.updateTable('users').set({ password_hash: nobodys }).where('user_id', '=', user.user_id).execute()
  await askForMail(tx, { mail: 'reset link', email: user.work_email })
}
