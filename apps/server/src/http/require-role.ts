import { type Endpoint, type Role, rolesFor } from '@tradelane/contract'
import { Refusal } from '../refusal.ts'
import type { AdminActor, CustomerActor, ResetActor } from './routes.ts'

/** How each role is called where several are meant. */
const people: Record<Role, string> = {
  owner: 'an owner',
  preparer: 'a preparer',
  approver: 'an approver',
  viewer: 'a viewer',
}

/** Refuses with ROLE_NOT_ALLOWED, naming who may, what a customer's role in the company does not allow. */
export function requireRole(
  endpoint: Pick<Endpoint, 'method' | 'who'>,
  actor: CustomerActor | AdminActor | ResetActor | undefined,
): void {
  if (actor?.kind !== 'company') return
  const allowed = rolesFor(endpoint)
  if (allowed.includes(actor.role)) return
  const who = allowed.map((role) => people[role]).join(' or ')
  throw new Refusal('ROLE_NOT_ALLOWED', { message: `Only ${who} of your company may do this.` })
}
