import type { Output } from '@tradelane/contract'
import type { staff } from '@tradelane/contract/staff/calls'
import type { Db } from '@tradelane/db'
import { isLastAdministrator, toColleague } from './lock-staff.ts'

type Listed = Output<typeof staff.list>['staff']

/** Who works here, then who is invited, each by name. */
export async function listStaff(db: Db, yourId: string): Promise<Listed> {
  const rows = await db
    .selectFrom('administrators as colleague')
    .leftJoin('staff_invitations as invitation', 'invitation.administrator_id', 'colleague.administrator_id')
    .select(['colleague.administrator_id', 'email', 'name', 'role', 'state', 'second_factor', 'expires_at'])
    .where('state', '<>', 'removed')
    .orderBy('state')
    .orderBy('name')
    .orderBy('colleague.administrator_id')
    .execute()
  const everyone = rows.map(toColleague)
  return rows.map((row) => {
    const colleague = toColleague(row)
    return {
      admin_id: row.administrator_id,
      name: row.name,
      email: row.email,
      role: colleague.role,
      state: colleague.state,
      second_factor: row.second_factor,
      is_you: row.administrator_id === yourId,
      is_last_administrator: isLastAdministrator(everyone, colleague),
      expires_at: row.expires_at,
    }
  })
}
