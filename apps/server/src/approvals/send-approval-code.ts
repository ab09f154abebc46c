import { requireRole } from '../access/require-role.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import { findUser } from '../access/users.ts'
import type { Deps } from '../deps/deps.ts'
import type { ApprovedAction, Summary } from '../entries/approved-action.ts'
import { Refusal } from '../refusal.ts'
import { approvalMail } from './approval-mail.ts'
import { bindingOf } from './binding-of.ts'
import { loadBound, requireAllowed } from './bound-row.ts'
import { sendCode } from './one-time-codes.ts'

/** Mails the code for exactly this. Refuses as the action itself would; answers what the code approves. */
export async function sendApprovalCode<Which, Row>(
  deps: Deps,
  actor: CustomerActor,
  action: ApprovedAction<Which, Row>,
  which: Which,
): Promise<Summary> {
  requireRole({ method: 'POST', who: action.who }, actor)
  await action.askBefore?.(deps, actor, which)
  const at = { db: deps.db, actor, now: deps.clock.now() }
  const bound = await loadBound(action, at, which)
  await requireAllowed(action, at, bound)
  const { row } = bound
  const user = await findUser(deps.db, actor.userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  const summary = action.summary(row)
  await sendCode(deps, {
    userId: actor.userId,
    purpose: action.purpose,
    binding: bindingOf(action, actor, row),
    to: user.work_email,
    ...approvalMail(summary),
  })
  return summary
}
