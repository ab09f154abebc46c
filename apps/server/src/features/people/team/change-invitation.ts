import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { change, move } from '../../../lifecycle/move.ts'
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
    const { asked_at } = await lockOpenInvitation(tx, actor, invitationId)
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
    await lockOpenInvitation(tx, actor, invitationId)
    const revoked = { id: invitationId, to: 'revoked', at: deps.clock.now() } as const
    await move(tx, invitationLifecycle, { scope: actor, ...revoked, set: { token_hash: null } })
  })
}

/** Refuses with NOT_FOUND if it is not the company's, and with ILLEGAL_STATE if it is no longer open. */
async function lockOpenInvitation(tx: Tx, actor: CustomerActor, invitationId: string) {
  await lockTeam(tx, actor)
  await requireStillOwner(tx, actor)
  const row = await lockRow(tx, invitationLifecycle, { scope: actor, id: invitationId })
  if (row.state !== 'invited') throw new Refusal('ILLEGAL_STATE')
  return row
}
