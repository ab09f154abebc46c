import type { Tx } from '@tradelane/db'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { Refusal } from '../../../refusal.ts'
import { getMember } from './members.ts'

/** If two owners remove each other's role at the same moment, the second is no longer an owner. */
export async function requireStillOwner(tx: Tx, actor: CustomerActor): Promise<void> {
  const { role } = await getMember(tx, actor, actor.userId)
  if (role !== 'owner') throw new Refusal('ROLE_NOT_ALLOWED')
}
