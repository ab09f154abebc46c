import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@tradelane/contract'
import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { colleagueActions } from '@tradelane/contract/staff/actions'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange } from '../../../entries/change-kind.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import type { Made } from '../four-eyes/index.ts'
import { changeOfStaff } from './change-of-staff.ts'
import { type Colleague, lockStaff, requireStillAdministrator } from './lock-staff.ts'

type Invitation = { email: string; name: string; role: StaffRole; reason: string }

/**
 * Invites somebody, new or removed before, and queues the mail. An open invitation gets a new link, without a second person where nothing else
 * changes. Refuses with CONFLICT, at the field, who works here already.
 */
export async function inviteColleague(
  deps: Deps,
  { administratorId }: AdminActor,
  invitation: Invitation,
): Promise<Made & { adminId: string }> {
  return inTransaction(deps.db, async (tx) => {
    const staff = await lockStaff(tx)
    requireStillAdministrator(staff, administratorId)
    const known = await requireInvitable(deps, tx, staff, invitation.email)
    const { email, name, role, reason } = invitation
    const adminId = known?.administrator_id ?? randomUUID()
    const isSame = known?.state === 'INVITED' && known.name === name && known.role === role
    const made = await changeOfStaff(deps, tx, {
      kind: 'staff_invite',
      colleague: { administrator_id: adminId, email, name },
      askedBy: administratorId,
      reason,
      before: known ? { name: known.name, role: known.role } : null,
      after: { email, name, role },
      isFree: isSame,
      make: () => storeInvitation(deps, tx, { adminId, known, invitation, invitedBy: administratorId }),
    })
    return { ...made, adminId }
  })
}

/** The same for one that a second administrator has approved. */
export async function inviteApproved(
  deps: Deps,
  tx: Tx,
  { subjectId: adminId, askedBy, reason, after }: ApprovedChange,
): Promise<void> {
  const { email = '', name = '', role } = after as Omit<Invitation, 'reason'>
  const known = await requireInvitable(deps, tx, await lockStaff(tx), email)
  await storeInvitation(deps, tx, {
    adminId,
    known,
    invitation: { email, name, role, reason },
    invitedBy: askedBy,
  })
}

const betweenMailsMs = 30_000

/** The row of who was invited or removed before. Refuses a mail within 30 seconds of the last, so that no mailbox is flooded. */
async function requireInvitable(
  deps: Deps,
  tx: Tx,
  staff: readonly Colleague[],
  email: string,
): Promise<Colleague | undefined> {
  const known = staff.find((one) => one.email.toLowerCase() === email)
  if (!known) return undefined
  if (closedBy(colleagueActions.inviteAgain, { state: known.state, is_last_administrator: false })) {
    const message = colleagueActions.inviteAgain.otherwise ?? ''
    throw new Refusal('CONFLICT', { message, fields: { email: message } })
  }
  const open = await tx
    .selectFrom('staff_invitations')
    .select('asked_at')
    .where('administrator_id', '=', known.administrator_id)
    .executeTakeFirst()
  if (open && deps.clock.now().getTime() - open.asked_at.getTime() < betweenMailsMs)
    throw new Refusal('CODE_SENT_RECENTLY', { message: 'A mail was sent a moment ago. Wait 30 seconds.' })
  return known
}

type Stored = { adminId: string; known: Colleague | undefined; invitation: Invitation; invitedBy: string }

/** On the locked staff. The link of an earlier mail ends here, and not with the new mail. */
async function storeInvitation(
  deps: Deps,
  tx: Tx,
  { adminId: administratorId, known, invitation: { email, name, role, reason }, invitedBy }: Stored,
): Promise<void> {
  const at = deps.clock.now()
  const invited = { name, role, state: 'invited', password_hash: null, second_factor: 'none' } as const
  if (known)
    await tx
      .updateTable('administrators')
      .set(invited)
      .where('administrator_id', '=', administratorId)
      .execute()
  else
    await tx
      .insertInto('administrators')
      .values({ administrator_id: administratorId, email, ...invited, created_at: at })
      .execute()
  const expires_at = new Date(at.getTime() + promisedMs('invitationLink'))
  const link = { invited_by: invitedBy, asked_at: at, expires_at, token_hash: null }
  await tx
    .insertInto('staff_invitations')
    .values({ administrator_id: administratorId, ...link })
    .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(link))
    .execute()
  await recordEvent(tx, {
    companyId: null,
    subject: 'administrator',
    subjectId: administratorId,
    from: known?.state.toLowerCase() ?? null,
    to: 'invited',
    actor: `administrator:${invitedBy}`,
    at,
    ...(known && { before: { name: known.name, role: known.role } }),
    after: { email, name, role, reason },
  })
  await enqueue(tx, 'mail-staff-invitation', { administratorId }, { key: `staff:${administratorId}` })
}
