import type { User } from '@tradelane/contract/accounts/calls'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { selectUsers, type UserRow } from '../../../access/users.ts'

/** As they are, until the transaction ends: a change of the password or of the second factor waits for it. */
export async function holdSignInRules(tx: Tx, userId: string) {
  return tx
    .selectFrom('users')
    .select(['password_hash', 'two_fa'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** Who has owned the company for the longest. */
export async function findFirstOwner(db: Db | Tx, { companyId }: OneCompanyScope) {
  return selectUsers(db)
    .where('users.uid', '=', companyId)
    .where('users.role', '=', 'owner')
    .orderBy('users.created_at')
    .orderBy('users.user_id')
    .limit(1)
    .executeTakeFirst()
}

/** The user's profile as the browser reads it; the data of onboarding is merged into it. */
export function toUser(row: UserRow): User {
  return {
    uid: row.uid,
    user_id: row.user_id,
    first_name: row.first_name,
    middle_name: row.middle_name,
    last_name: row.last_name,
    work_email: row.work_email,
    job_title: row.job_title,
    role: row.role,
    team_enabled: row.team_enabled,
    countryCode: row.country_code,
    company_phone_number: row.company_phone_number,
    company_name: row.company_name,
    company_reg_number: row.company_reg_number,
    company_region: row.company_region,
    two_fa: row.two_fa ? 1 : 0,
    status: row.kyb_status as User['status'],
    status_reason: null,
    review_due_at: null,
    company_reg_address: null,
    company_reg_country: null,
    city: null,
    registered_addressLine1: null,
    registered_addressLine2: null,
    registered_city: null,
    registered_state: null,
    registered_country: null,
    registration: null,
    business_documents_details: [],
    founders: [],
  }
}
