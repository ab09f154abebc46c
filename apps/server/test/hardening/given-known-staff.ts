import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@tradelane/contract'
import { hashStaffToken } from '../../src/features/people/staff/mail-staff-invitation.ts'
import { givenAdministrator } from '../given-administrator.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

/** Somebody who is invited to the back office, with the token of the link, and a change that waits for another administrator. */
export async function givenKnownStaff(app: TestApp): Promise<KnownValues> {
  const { administratorId } = await givenAdministrator(app)
  const [adminId, token] = [randomUUID(), randomBytes(32).toString('base64url')]
  const email = `ada-${adminId}@tradelane.example`
  await app.db
    .insertInto('administrators')
    .values({ administrator_id: adminId, email, name: 'Ada Byron', role: 'support', state: 'invited' })
    .execute()
  const [asked_at, expires_at] = [app.clock.now(), new Date(app.clock.now().getTime() + 86_400_000)]
  await app.db
    .insertInto('staff_invitations')
    .values({
      ...{ administrator_id: adminId, invited_by: administratorId, token_hash: hashStaffToken(token) },
      ...{ asked_at, expires_at },
    })
    .execute()
  return {
    admin_id: adminId,
    change_id: await givenWaitingChange(app, administratorId, { asked_at, expires_at }),
    '/admin/staff/invite email': 'fuzz@tradelane.example',
    '/admin/staff/invite role': 'support' satisfies StaffRole,
    '/admin/staff/update role': 'trade' satisfies StaffRole,
    '/admin/staff/invitation token': token,
    '/admin/staff/join token': token,
    ...knownRate(asked_at),
  }
}

/** A rate of its own for the customer of the sample. */
function knownRate(now: Date): KnownValues {
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString()
  const fields = {
    ...{ service: 'payment', scope: 'customer', basis: 'pct_amount', value: 0.07, min: 1, max: 100 },
    ...{ currency: 'USD', valid_from: inDays(30), valid_to: inDays(60) },
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      ['propose', 'replay'].map((call) => [`/admin/rates/${call} ${name}`, value]),
    ),
  )
}

type Times = { asked_at: Date; expires_at: Date }

/** Another role for a colleague of finance. */
async function givenWaitingChange(app: TestApp, asked_by: string, times: Times): Promise<string> {
  const { administratorId: subject_id, email } = await givenAdministrator(app, 'finance')
  const { change_id } = await app.db
    .insertInto('pending_changes')
    .values({
      ...{ change_id: randomUUID(), kind: 'staff_role', subject: 'administrator', subject_id, asked_by },
      ...{ title: email, about: `administrator ${email}`, reason: 'The desk grows', ...times },
      before: JSON.stringify({ role: 'finance', name: 'Bo Lindqvist' }),
      after: JSON.stringify({ role: 'trade', name: 'Bo Lindqvist' }),
    })
    .returning('change_id')
    .executeTakeFirstOrThrow()
  return change_id
}
