import { type Endpoint, type Role, rolesFor, type StaffRole, staffFor, staffOnly } from '@tradelane/contract'
import type { Tx } from '@tradelane/db'
import { noteCaller } from '../audit/current-call.ts'
import { Refusal } from '../refusal.ts'
import type { Company } from './company.ts'
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

/**
 * The same on the person's row, shared-locked until the transaction ends: the role may have been changed, or the person
 * removed, since the request came in. Answers the company, as it is now.
 */
export async function requireRoleNow(tx: Tx, call: Call, actor: CompanyScope): Promise<Company> {
  const person = await tx
    .selectFrom('users')
    .innerJoin('companies', 'companies.uid', 'users.uid')
    .selectAll('companies')
    .select(['users.role', 'users.work_email'])
    .where('users.uid', '=', actor.companyId)
    .where('users.user_id', '=', actor.userId)
    .where('users.removed_at', 'is', null)
    .forShare('users')
    .executeTakeFirst()
  if (!person) throw new Refusal('ROLE_NOT_ALLOWED')
  const { role, work_email, ...company } = person
  noteCaller(tx, work_email)
  requireRole(call, { kind: 'company', role })
  return company
}
