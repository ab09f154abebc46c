import type { Tx } from '@tradelane/db'
import { requireRole, requireRoleNow } from '../access/require-role.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../boot/deps.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import type { ApprovedAction } from './approved-action.ts'
import { bindingOf, requireAllowed } from './bound-row.ts'
import { checkPasswordAndCode } from './check-password-and-code.ts'
import { useCode } from './one-time-codes.ts'

type Approval<Which> = { which: Which; password: string; code: string }
type Approved<Row> = { row: Row; at: Date }
/**
 * Does the work that password and code approve. It checks role, verification, the action's own rules and the
 * code's binding, and checks all of them again on the locked row, in the transaction that uses the code up and does the
 * work. Refuses with WRONG_CODE also what was changed in between.
 */
export async function withApproval<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ApprovedAction<Which, Row>,
  { which, password, code }: Approval<Which>,
  work: (tx: Tx, approved: Approved<Row>) => Promise<Result>,
): Promise<Result> {
  const call = { method: 'POST', who: action.who } as const
  requireRole(call, actor)
  const asked = { db: deps.db, actor, now: deps.clock.now() }
  const known = await action.load(asked, which)
  await requireAllowed(action, asked, known)
  const binding = bindingOf(action, actor, known)
  const codeId = await checkPasswordAndCode(deps, actor, {
    purpose: action.purpose,
    binding,
    password,
    code,
  })
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await action.lock({ tx, actor, now: at }, which)
    await requireRoleNow(tx, call, actor)
    await requireAllowed(action, { db: tx, actor, now: at }, row)
    if (bindingOf(action, actor, row) !== binding) throw new Refusal('WRONG_CODE')
    await useCode(tx, codeId, deps.wallClock.now())
    return work(tx, { row, at })
  })
}
