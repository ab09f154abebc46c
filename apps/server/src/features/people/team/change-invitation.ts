import type { Action } from '@tradelane/contract/lifecycle/action-table'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import { invitationActions } from '@tradelane/contract/team/actions'
import type { InvitationState } from '@tradelane/contract/team/states'
import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { change, move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { invitationLifecycle } from './lifecycle.ts'
import { lockTeam } from './members.ts'
import { requireStillOwner } from './require-still-owner.ts'

const betweenMailsMs = 30_000

/** Mails a new link. Refuses with CODE_SENT_RECENTLY within 30 seconds of the last, so that no mailbox is flooded. */
export async function resendInvitation(
  deps: Deps,
  actor: CustomerActor,
  invitationId: string,
): Promise<void> {
  const { companyId } = actor
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { asked_at } = await lockInvitation(tx, actor, invitationId, invitationActions.resend)
    if (at.getTime() - asked_at.getTime() < betweenMailsMs)
      throw new Refusal('CODE_SENT_RECENTLY', { message: 'A mail was sent a moment ago. Wait 30 seconds.' })
    const set = {
      asked_at: at,
      expires_at: new Date(at.getTime() + promisedMs('invitationLink')),
      token_hash: null,
    }
    await change(tx, invitationLifecycle, { scope: actor, id: invitationId, at, set })
    await enqueue(tx, 'mail-invitation', { companyId, invitationId }, { key: `invitation:${invitationId}` })
  })
}

/** Withdraws an invitation: its link stops working. */
export async function revokeInvitation(
  deps: Deps,
  actor: CustomerActor,
  invitationId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockInvitation(tx, actor, invitationId, invitationActions.revoke)
    const revoked = { id: invitationId, to: 'revoked', at: deps.clock.now() } as const
    await move(tx, invitationLifecycle, { scope: actor, ...revoked, set: { token_hash: null } })
  })
}

/** Refuses with NOT_FOUND if it is not the company's, and with ILLEGAL_STATE what is closed. */
async function lockInvitation(
  tx: Tx,
  actor: CustomerActor,
  invitationId: string,
  action: Action<InvitationState>,
) {
  await lockTeam(tx, actor)
  await requireStillOwner(tx, actor)
  const row = await lockRow(tx, invitationLifecycle, { scope: actor, id: invitationId })
  requireOpen(action, { state: row.state })
  return row
}
