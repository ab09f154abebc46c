import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'

/** Administrators do not sign up: an operator with access to the server adds them. Repeating it changes nothing. */
export async function addAdministrator(
  deps: Deps,
  { email, name, password }: { email: string; name: string; password: string },
): Promise<void> {
  await requireStrongPassword(password, [email, name], 'password')
  const passwordHash = await hashPassword(password)
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const added = await tx
      .insertInto('administrators')
      .values({ email, name, password_hash: passwordHash, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('administrator_id')
      .executeTakeFirst()
    if (!added) return
    await recordEvent(tx, {
      companyId: null,
      subject: 'administrator',
      subjectId: added.administrator_id,
      from: null,
      to: 'added',
      actor: 'system',
      at,
    })
  })
}
