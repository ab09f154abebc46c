import type { StaffRole } from '@tradelane/contract'
import type { SecondFactor } from '@tradelane/contract/administrators/second-factor'
import { hashPassword, requireStrongPassword } from '../../../access/passwords.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'

type Added = {
  email: string
  name: string
  password: string
  role?: StaffRole
  secondFactor?: SecondFactor
}

/** Administrators do not sign up: an operator with access to the server adds them. Repeating it changes nothing, and answers false. */
export async function addAdministrator(
  deps: Pick<Deps, 'db' | 'clock'>,
  { email, name, password, role = 'administrator', secondFactor = 'none' }: Added,
): Promise<boolean> {
  await requireStrongPassword(password, [email, name], 'password')
  const passwordHash = await hashPassword(password)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const added = await tx
      .insertInto('administrators')
      .values({ email, name, password_hash: passwordHash, role, second_factor: secondFactor, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .returning('administrator_id')
      .executeTakeFirst()
    if (!added) return false
    await recordEvent(tx, {
      companyId: null,
      subject: 'administrator',
      subjectId: added.administrator_id,
      from: null,
      to: 'added',
      actor: 'system',
      at,
    })
    return true
  })
}
