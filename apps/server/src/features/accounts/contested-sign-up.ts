import { randomBytes } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { askForMail } from './ask-for-mail.ts'
import { hashPassword } from './passwords.ts'
import type { UserRow } from './queries.ts'

/** The state of a company for which two people, it seems, have chosen a password before the address was proved. */
export const contested = 'signed_up_again'

/**
 * Whoever proves the address has it, and with it the choice of the password. Where another was set in between, nobody
 * can tell whose it is: a stranger who signs up again while the code is under way would keep a key to the account. So
 * neither works, and a link to choose one goes to the address.
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
