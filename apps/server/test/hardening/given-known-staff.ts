import { givenAdministrator } from '../given-administrator.ts'
import { givenInvitedColleague } from '../given-staff.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** Somebody who is invited to the back office, with the token of the mailed link. */
export async function givenKnownStaff(app: TestApp): Promise<KnownValues> {
  const { adminId, token } = await givenInvitedColleague(app, await givenAdministrator(app))
  return {
    admin_id: adminId,
    '/admin/staff/invite email': 'fuzz@tradelane.example',
    '/admin/staff/invite role': 'support',
    '/admin/staff/update role': 'trade',
    '/admin/staff/invitation token': token,
    '/admin/staff/join token': token,
  }
}
