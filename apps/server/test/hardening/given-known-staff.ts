import { randomBytes, randomUUID } from 'node:crypto'
import type { StaffRole } from '@tradelane/contract'
import { hashResetToken } from '../../src/features/people/accounts/index.ts'
import { hashStaffToken } from '../../src/features/people/staff/mail-staff-invitation.ts'
import { givenAdministrator } from '../given-administrator.ts'
import { givenWaitingChange } from '../given-change.ts'
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
    // Those of others are not ended, and their callers get the same answer.
    view_id: randomUUID(),
    '/admin/staff/invite email': 'fuzz@tradelane.example',
    '/admin/staff/invite role': 'support' satisfies StaffRole,
    '/admin/staff/update role': 'trade' satisfies StaffRole,
    '/admin/staff/invitation token': token,
    '/admin/staff/join token': token,
    rate_id: await givenVersion(app, administratorId),
    '/admin/reset_password token': await givenResetLink(app),
    ...knownRate(asked_at),
  }
}

/** In force from now on, for a customer that has none of its own. */
async function givenVersion(app: TestApp, asked_by: string): Promise<string> {
  const [rate_id, at] = [randomUUID(), app.clock.now()]
  const { uid } = await app.db
    .selectFrom('companies')
    .select('uid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('price_rates').select('rate_id').whereRef('price_rates.uid', '=', 'companies.uid')),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('price_rates')
    .values({
      ...{ rate_id, uid, service: 'insurance', basis_points: 12, asked_by, asked_at: at, reason: 'Agreed' },
      ...{ version: 1, valid_from: at },
    })
    .execute()
  return rate_id
}

/** Of a colleague who has forgotten the password. */
async function givenResetLink(app: TestApp): Promise<string> {
  const { administratorId } = await givenAdministrator(app)
  const token = randomBytes(32).toString('base64url')
  const created_at = app.clock.now()
  await app.db
    .insertInto('password_resets')
    .values({
      ...{ token_hash: hashResetToken(token), administrator_id: administratorId, created_at },
      expires_at: new Date(created_at.getTime() + 86_400_000),
    })
    .execute()
  return token
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
