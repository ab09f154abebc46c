import type { StaffRole } from '@tradelane/contract'
import { colleagueActions } from '@tradelane/contract/staff/actions'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange } from '../../../entries/change-kind.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { endViewsOf } from '../account-views/index.ts'
import type { Made } from '../four-eyes/index.ts'
import { changeOfStaff } from './change-of-staff.ts'
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

/**
 * Changes a colleague's role, from their next call on, and name. Another role needs a second administrator, where there is one. Refuses with NOT_FOUND,
 * and with ILLEGAL_STATE for the last administrator.
 */
export async function changeColleague(
  deps: Deps,
  { administratorId: askedBy }: AdminActor,
  { administratorId, reason, ...change }: ColleagueChange,
): Promise<Made> {
  return inTransaction(deps.db, async (tx) => {
    const staff = await lockStaff(tx)
    requireStillAdministrator(staff, askedBy)
    const colleague = colleagueOf(staff, administratorId)
    requireChangeable(staff, colleague, change.role)
    const after = { role: change.role, name: change.name ?? colleague.name }
    return changeOfStaff(deps, tx, {
      kind: 'staff_role',
      ...{ colleague, askedBy, reason, after },
      before: { role: colleague.role, name: colleague.name },
      isFree: change.role === colleague.role,
      make: () => storeChange(deps, tx, colleague, { ...after, reason, by: askedBy }),
    })
  })
}

/** The same for one that a second administrator has approved. */
export async function changeApproved(
  deps: Deps,
  tx: Tx,
  { subjectId, askedBy, decidedBy, reason, after }: ApprovedChange,
): Promise<void> {
  const staff = await lockStaff(tx)
  const colleague = colleagueOf(staff, subjectId)
  const { role, name } = after as { role: StaffRole; name: string }
  requireChangeable(staff, colleague, role)
  await storeChange(deps, tx, colleague, { role, name, reason, by: decidedBy, askedBy })
}

/** Their name may change even so. */
function requireChangeable(staff: readonly Colleague[], colleague: Colleague, role: StaffRole): void {
  const is_last_administrator = role !== colleague.role && isLastAdministrator(staff, colleague)
  requireOpen(colleagueActions.changeRole, { state: colleague.state, is_last_administrator })
}

type StoredChange = { role: StaffRole; name: string; reason: string; by: string; askedBy?: string }

/** On the locked staff. The database notifies the other processes that the role is another, and this one too, but a moment later. */
async function storeChange(
  deps: Deps,
  tx: Tx,
  colleague: Colleague,
  { role, name, reason, by, askedBy }: StoredChange,
): Promise<void> {
  if (role === colleague.role && name === colleague.name) return
  await holdBack(tx, colleague)
  await tx
    .updateTable('administrators')
    .set({ role, name })
    .where('administrator_id', '=', colleague.administrator_id)
    .execute()
  if (role !== colleague.role) await endViewsOf(deps, tx, colleague.administrator_id)
  const asked = askedBy && { asked_by: `administrator:${askedBy}` }
  await recordChange(deps, tx, colleague, { to: 'changed', by, after: { name, role, reason, ...asked } })
}

type Removal = { administratorId: string; reason: string }

/**
 * Removes a colleague, or takes an invitation back. Every session ends with it, and what they owned has no owner. It needs a second administrator,
 * where there is one. Refuses with NOT_FOUND, and with ILLEGAL_STATE for the last administrator.
 */
export async function removeColleague(
  deps: Deps,
  { administratorId: askedBy }: AdminActor,
  { administratorId, reason }: Removal,
): Promise<Made> {
  return inTransaction(deps.db, async (tx) => {
    const staff = await lockStaff(tx)
    requireStillAdministrator(staff, askedBy)
    const colleague = colleagueOf(staff, administratorId)
    requireRemovable(staff, colleague)
    return changeOfStaff(deps, tx, {
      kind: 'staff_remove',
      ...{ colleague, askedBy, reason },
      before: { role: colleague.role, name: colleague.name },
      after: null,
      isFree: false,
      make: () => storeRemoval(deps, tx, colleague, { reason, by: askedBy }),
    })
  })
}

/** The same for one that a second administrator has approved. */
export async function removeApproved(
  deps: Deps,
  tx: Tx,
  { subjectId, askedBy, decidedBy, reason }: ApprovedChange,
): Promise<void> {
  const staff = await lockStaff(tx)
  const colleague = colleagueOf(staff, subjectId)
  requireRemovable(staff, colleague)
  await storeRemoval(deps, tx, colleague, { reason, by: decidedBy, askedBy })
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
  { reason, by, askedBy }: { reason: string; by: string; askedBy?: string },
): Promise<void> {
  const { administrator_id: administratorId } = colleague
  await holdBack(tx, colleague)
  await tx
    .updateTable('administrators')
    .set({ state: 'removed', password_hash: null, second_factor: 'none' })
    .where('administrator_id', '=', administratorId)
    .execute()
  await tx.deleteFrom('staff_invitations').where('administrator_id', '=', administratorId).execute()
  await endViewsOf(deps, tx, administratorId)
  for (const { colleagueLeft } of deps.features) await colleagueLeft?.(tx, administratorId, deps.clock.now())
  const asked = askedBy && { asked_by: `administrator:${askedBy}` }
  await recordChange(deps, tx, colleague, { to: 'removed', by, after: { reason, ...asked } })
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
