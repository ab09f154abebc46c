import type { StaffRole } from '@tradelane/contract'
import { colleagueActions } from '@tradelane/contract/staff/actions'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import {
  type Colleague,
  colleagueOf,
  holdBack,
  isLastAdministrator,
  lockStaff,
  requireStillAdministrator,
} from './lock-staff.ts'

export type ColleagueChange = {
  administratorId: string
  role: StaffRole
  name?: string | undefined
  reason: string
}

/** Changes a colleague's role and name, from their next call on. Refuses with NOT_FOUND, and with ILLEGAL_STATE for the last administrator. */
export async function changeColleague(deps: Deps, actor: AdminActor, change: ColleagueChange): Promise<void> {
  const sessions = await inTransaction(deps.db, async (tx) => {
    const staff = await lockStaff(tx)
    requireStillAdministrator(staff, actor.administratorId)
    const colleague = colleagueOf(staff, change.administratorId)
    requireChangeable(staff, colleague, change.role)
    return storeChange(deps, tx, colleague, { ...change, by: actor.administratorId })
  })
  // The database notifies the other processes, and this one too, but a moment later.
  for (const sessionId of sessions) deps.sessions.forget(sessionId)
}

/** Their name may change even so. */
function requireChangeable(staff: readonly Colleague[], colleague: Colleague, role: StaffRole): void {
  const is_last_administrator = role !== colleague.role && isLastAdministrator(staff, colleague)
  requireOpen(colleagueActions.changeRole, { state: colleague.state, is_last_administrator })
}

/** On the locked staff. Answers the colleague's sessions. */
async function storeChange(
  deps: Deps,
  tx: Tx,
  colleague: Colleague,
  { role, name = colleague.name, reason, by }: ColleagueChange & { by: string },
): Promise<string[]> {
  if (role === colleague.role && name === colleague.name) return []
  await holdBack(tx, colleague)
  await tx
    .updateTable('administrators')
    .set({ role, name })
    .where('administrator_id', '=', colleague.administrator_id)
    .execute()
  await recordChange(deps, tx, colleague, { to: 'changed', by, after: { name, role, reason } })
  const sessions = await tx
    .selectFrom('sessions')
    .select('session_id')
    .where('administrator_id', '=', colleague.administrator_id)
    .where('ended_at', 'is', null)
    .execute()
  return sessions.map(({ session_id }) => session_id)
}

type Removal = { administratorId: string; reason: string }

/**
 * Removes a colleague, or takes an invitation back. Every session ends with it, and what they owned has no owner. Refuses with NOT_FOUND, and with
 * ILLEGAL_STATE for the last administrator.
 */
export async function removeColleague(deps: Deps, actor: AdminActor, removal: Removal): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const staff = await lockStaff(tx)
    requireStillAdministrator(staff, actor.administratorId)
    const colleague = colleagueOf(staff, removal.administratorId)
    requireRemovable(staff, colleague)
    await storeRemoval(deps, tx, colleague, { reason: removal.reason, by: actor.administratorId })
  })
}

function requireRemovable(staff: readonly Colleague[], colleague: Colleague): void {
  requireOpen(colleagueActions.remove, {
    state: colleague.state,
    is_last_administrator: isLastAdministrator(staff, colleague),
  })
}

/** On the locked staff. */
async function storeRemoval(
  deps: Deps,
  tx: Tx,
  colleague: Colleague,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  const { administrator_id: administratorId } = colleague
  await holdBack(tx, colleague)
  await tx
    .updateTable('administrators')
    .set({ state: 'removed', password_hash: null, second_factor: 'none' })
    .where('administrator_id', '=', administratorId)
    .execute()
  await tx.deleteFrom('staff_invitations').where('administrator_id', '=', administratorId).execute()
  for (const { colleagueLeft } of deps.features) await colleagueLeft?.(tx, administratorId)
  await recordChange(deps, tx, colleague, { to: 'removed', by, after: { reason } })
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: deps.wallClock.now() })
    .where('administrator_id', '=', administratorId)
    .where('ended_at', 'is', null)
    .returning('session_id')
    .execute()
  for (const { session_id } of ended) deps.sessions.forget(session_id)
}

type Recorded = { to: 'changed' | 'removed'; by: string; after: object }

const recordChange = (deps: Deps, tx: Tx, colleague: Colleague, { to, by, after }: Recorded) =>
  recordEvent(tx, {
    companyId: null,
    subject: 'administrator',
    subjectId: colleague.administrator_id,
    from: colleague.state.toLowerCase(),
    to,
    actor: `administrator:${by}`,
    at: deps.clock.now(),
    before: { name: colleague.name, role: colleague.role },
    after,
  })
