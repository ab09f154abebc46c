import type { Endpoint } from '@tradelane/contract'
import { adminAccount } from '@tradelane/contract/administrators/account'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { givenAdministrator } from '../given-administrator.ts'
import { type GivenCompany, givenCompany, givenPassword } from '../given-company.ts'
import { givenPayer, type Payer } from '../given-payment.ts'
import type { TestApp } from '../test-app.ts'
import { prepareRequirement } from './given-known-requirement.ts'
import { prepareSecurity } from './given-known-security.ts'
import { prepareShipments } from './given-known-shipment.ts'
import { knownValues } from './known-values.ts'
import type { RegisteredCall } from './registered-calls.ts'
import type { KnownValues } from './sample-input.ts'

export type World = {
  payer: Payer
  /** A company that has not been verified: the one that can still send its registration. */
  applicant: GivenCompany
  adminToken: string
  known: KnownValues
  tokenFor(endpoint: Endpoint): string | undefined
  /** Undoes what an earlier try may have left in the way of this call: waits, pauses, states moved on. */
  prepare(call: RegisteredCall): Promise<void>
}

/** A company with something of everything, and for every field of every call a value that is good there. */
export async function givenWorld(app: TestApp, { name }: { name?: string } = {}): Promise<World> {
  const payer = await givenPayer(app, name ? { name } : {})
  const applicant = await givenCompany(app, name ? { name } : {})
  const { token: adminToken, email, administratorId } = await givenAdministrator(app)
  const known = {
    ...(await knownValues(app, payer, applicant)),
    '/admin/login email': email,
    '/admin/forgot_password email': email,
    '/admin/verify email': email,
    '/admin/verify/mail email': email,
    '/admin/tasks/save administrator_id': administratorId,
    '/admin/account/sessions/end session_id': await givenOfficeSession(app, email, adminToken),
  }
  return {
    payer,
    applicant,
    adminToken,
    known,
    tokenFor: ({ auth, path }) => {
      if (auth === 'none' || auth === 'provider') return undefined
      if (auth === 'admin') return adminToken
      return isOfApplicant(path) ? applicant.token : payer.token
    },
    prepare: async ({ endpoint: { path } }) => {
      await prepare(app, path, { payer, applicant })
      await prepareShipments(app, path, payer)
      await prepareRequirement(app, path, applicant, known)
      await prepareSecurity(app, path, { payer, applicant }, known)
    },
  }
}

/** Another device of the same administrator. */
async function givenOfficeSession(app: TestApp, email: string, token: string): Promise<string | undefined> {
  await app.call(adminAccess.login, { body: { email, password: givenPassword } })
  const sessions = await app.call(adminAccount.sessions, {}, { token })
  return sessions.body.data.find((session) => !session.is_current)?.session_id
}

const isOfApplicant = (path: string) =>
  path === '/users/update' || path.startsWith('/users/founders/') || path.startsWith('/users/requirements')

type People = Pick<World, 'payer' | 'applicant'>

async function prepare(app: TestApp, path: string, { payer, applicant }: People): Promise<void> {
  const { pool } = app.deps
  await pool.query('delete from failed_attempts')
  if (/signup|send_code|pay_code|bind_code|approval_code|two_factor/.test(path))
    await pool.query('delete from one_time_codes')
  if (path === '/admin/customers/kyb_decide') await setKyb(app, applicant, 'IN_PROGRESS')
  if (path === '/users/update') await setKyb(app, applicant, null)
  if (path.startsWith('/admin/account'))
    await pool.query(
      'update administrators set password_hash = (select password_hash from users where user_id = $1)',
      [applicant.userId],
    )
  if (path === '/users/change_password')
    await pool.query(
      'update users set password_hash = (select password_hash from users where user_id = $2) where user_id = $1',
      [payer.userId, applicant.userId],
    )
}

async function setKyb(app: TestApp, { companyId }: GivenCompany, status: 'IN_PROGRESS' | null) {
  await app.db.updateTable('companies').set({ kyb_status: status }).where('uid', '=', companyId).execute()
}
