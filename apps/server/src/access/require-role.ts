import { type Endpoint, type Role, rolesFor, type StaffRole, staffFor, staffOnly } from '@tradelane/contract'
import type { Tx } from '@tradelane/db'
import { Refusal } from '../refusal.ts'
import { type Company, getCompany } from './company.ts'
import type { CompanyScope } from './scope.ts'
import type { AdminActor } from './session-memory.ts'

/** How each role is called where several are meant. */
const people: Record<Role, string> = {
  owner: 'an owner',
  preparer: 'a preparer',
  approver: 'an approver',
  viewer: 'a viewer',
}

type Call = Pick<Endpoint, 'method' | 'who' | 'staff'>

/** Refuses with ROLE_NOT_ALLOWED, naming who may, what the role of a customer in the company, or of staff, does not allow. */
export function requireRole(
  call: Call,
  actor:
    | Pick<CompanyScope, 'kind' | 'role'>
    | Pick<AdminActor, 'kind' | 'role'>
    | { kind: 'reset' }
    | undefined,
): void {
  if (actor?.kind === 'office') requireStaff(call, actor.role)
  if (actor?.kind !== 'company') return
  const allowed = rolesFor(call)
  if (allowed.includes(actor.role)) return
  const who = allowed.map((role) => people[role]).join(' or ')
  throw new Refusal('ROLE_NOT_ALLOWED', { message: `Only ${who} of your company may do this.` })
}

function requireStaff(call: Call, role: StaffRole): void {
  if (staffFor(call.staff).includes(role)) return
  throw new Refusal('ROLE_NOT_ALLOWED', { message: staffOnly(call.staff) })
}

type PersonNow = { company: Company; email: string }

/**
 * The same on the person's row, shared-locked until the transaction ends: the role may have been changed, or the person
 * removed, since the request came in. Answers the company and the person's address, as they are now.
 */
export async function requireRoleNow(tx: Tx, call: Call, actor: CompanyScope): Promise<PersonNow> {
  const person = await tx
    .selectFrom('users')
    .select(['role', 'work_email'])
    .where('uid', '=', actor.companyId)
    .where('user_id', '=', actor.userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!person) throw new Refusal('ROLE_NOT_ALLOWED')
  requireRole(call, { kind: 'company', role: person.role })
  // A statement of its own: the one above saw the company as it was before it waited for the person.
  return { company: await getCompany(tx, actor), email: person.work_email }
}
