import type { Member } from '@tradelane/contract/team/calls'
import type { Db, Tx } from '@tradelane/db'
import { lockCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { type Settings, toSettings } from '../../../access/team-settings.ts'
import { Refusal } from '../../../refusal.ts'

/** Serialises changes of a company's members. */
export async function lockTeam(tx: Tx, scope: OneCompanyScope): Promise<Settings & { companyName: string }> {
  const company = await lockCompany(tx, scope)
  return { ...toSettings(company), companyName: company.company_name }
}

const members = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('users').where('uid', '=', companyId)

/** Refuses with NOT_FOUND a user who is not a member, or no longer one. */
export async function getMember(tx: Tx, scope: OneCompanyScope, userId: string) {
  const row = await members(tx, scope)
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export async function countMembers(db: Db | Tx, scope: OneCompanyScope, role?: 'owner'): Promise<number> {
  let query = members(db, scope).where('removed_at', 'is', null)
  if (role) query = query.where('role', '=', role)
  const { count } = await query
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Owners and approvers besides this person. */
export async function countDeciders(db: Db | Tx, scope: OneCompanyScope, userId: string): Promise<number> {
  const { count } = await members(db, scope)
    .where('removed_at', 'is', null)
    .where('role', 'in', ['owner', 'approver'])
    .where('user_id', '<>', userId)
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countOpenInvitations(db: Db | Tx, { companyId }: OneCompanyScope): Promise<number> {
  const { count } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('uid', '=', companyId)
    .where('state', '=', 'invited')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Members, former members and invited people: those who joined in order of joining, then the invited. */
export async function listMembers(db: Db, scope: OneCompanyScope, yourId: string): Promise<Member[]> {
  const people = await members(db, scope)
    .select(['user_id', 'first_name', 'last_name', 'work_email', 'role', 'created_at', 'removed_at'])
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()
  const invited = await db
    .selectFrom('invitations')
    .select(['invitation_id', 'email', 'role', 'invited_at', 'expires_at'])
    .where('uid', '=', scope.companyId)
    .where('state', '=', 'invited')
    .orderBy('invited_at')
    .execute()
  return [
    ...people.map((person) => ({
      member_id: person.user_id,
      state: person.removed_at ? ('removed' as const) : ('active' as const),
      name: `${person.first_name} ${person.last_name}`,
      email: person.work_email,
      role: person.role,
      is_you: person.user_id === yourId,
      since: person.removed_at ?? person.created_at,
      expires_at: null,
    })),
    ...invited.map(({ invitation_id, email, role, invited_at, expires_at }) => ({
      member_id: invitation_id,
      state: 'invited' as const,
      name: '',
      email,
      role,
      is_you: false,
      since: invited_at,
      expires_at,
    })),
  ]
}
