import type { Endpoint } from '@tradelane/contract'
import { accounts } from '@tradelane/contract/accounts'
import { wallet } from '@tradelane/contract/wallet'
import { givenAdministrator } from '../given-administrator.ts'
import { type GivenCompany, givenCompany, givenPassword } from '../given-company.ts'
import { givenDocument } from '../given-document.ts'
import { euros, hafenhandel } from '../given-partner.ts'
import { givenDraft, givenPayer, type Payer } from '../given-payment.ts'
import { givenSubmittedRegistration } from '../given-registration.ts'
import { pdfFile } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
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
  const { token: adminToken, email } = await givenAdministratorWithEmail(app)
  const draft = await givenDraft(app, payer)
  const form = await givenKnownRegistration(app, applicant)
  await app.call(accounts.login, { body: { email: payer.email, password: givenPassword } })
  const sessions = await app.call(accounts.sessions, {}, { token: payer.token })
  const conversion = await app.call(
    wallet.quote,
    {
      body: {
        source_currency_code: 'USD',
        destination_currency_code: 'EUR',
        amount: 10,
        purpose: 'conversion',
      },
    },
    { token: payer.token },
  )
  const known: KnownValues = {
    ...form,
    ...hafenhandel,
    ...draft,
    account_details: [euros],
    '/beneficiary_details/update account_details': [{ ...euros, beneficiary_account_id: payer.accountId }],
    countryCode: '+1',
    company_phone_number: '2125550147',
    company_reg_number: 'NY4471',
    company_region: 'US',
    region: 'US',
    work_email: 'fuzz@okafor.example',
    email: payer.email,
    '/beneficiary_details/add email': hafenhandel.email,
    '/beneficiary_details/update email': hafenhandel.email,
    '/admin/login email': email,
    pwd: givenPassword,
    password: givenPassword,
    old_password: givenPassword,
    new_password: 'Copper-Kettle-91',
    verify_code: '123456',
    session_id: sessions.body.data.find((session) => !session.is_current)?.session_id,
    uid: applicant.companyId,
    reason: 'Settlement of an invoice',
    amount: 10,
    currency: 'USD',
    '/users/nium/open_wallet currency': 'GBP',
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    sourceCurrencyCode: 'USD',
    destinationCurrencyCode: 'USD',
    '/users/nium/convert quote_id': conversion.body.quote_id,
    origin: 'New York, US',
    origin_iso: 'USD',
    destination: 'Hamburg, DE',
    destination_iso: 'EUR',
    base64File: pdfFile().toString('base64'),
    folder_name: 'user',
    file: await givenDocument(app, payer.token),
    '/sandbox/mailbox? to': payer.email,
    from: '2001-01-01',
    to: '2099-12-31',
    page: '1',
    limit: '20',
    version: 1,
  }
  return {
    payer,
    applicant,
    adminToken,
    known,
    tokenFor: ({ auth, path }) => {
      if (auth === 'none' || auth === 'provider') return undefined
      if (auth === 'admin') return adminToken
      return path === '/users/update' ? applicant.token : payer.token
    },
    prepare: ({ endpoint }) => prepare(app, endpoint.path, { payer, applicant }),
  }
}

/** A form whose persons are known already, from a first submission. */
async function givenKnownRegistration(app: TestApp, { companyId, token }: GivenCompany) {
  const { founders, ...form } = await givenSubmittedRegistration(app, token)
  const { rows } = await app.deps.pool.query<{ fid: string }>('select fid from founders where uid = $1', [
    companyId,
  ])
  return { ...form, founders: founders.map((founder, index) => ({ ...founder, fid: rows[index]?.fid })) }
}

type People = Pick<World, 'payer' | 'applicant'>

async function prepare(app: TestApp, path: string, { payer, applicant }: People): Promise<void> {
  const { pool } = app.deps
  await pool.query('delete from failed_attempts')
  if (/signup|send_code|two_factor/.test(path)) await pool.query('delete from one_time_codes')
  if (path === '/admin/customers/kyb_decide') await setKyb(app, applicant, 'IN_PROGRESS')
  if (path === '/users/update') await setKyb(app, applicant, null)
  if (path === '/users/change_password')
    await pool.query(
      'update users set password_hash = (select password_hash from users where user_id = $2) where user_id = $1',
      [payer.userId, applicant.userId],
    )
}

async function setKyb(app: TestApp, { companyId }: GivenCompany, status: 'IN_PROGRESS' | null) {
  await app.db.updateTable('companies').set({ kyb_status: status }).where('uid', '=', companyId).execute()
}

async function givenAdministratorWithEmail(app: TestApp) {
  const { administratorId, token } = await givenAdministrator(app)
  const { email } = await app.db
    .selectFrom('administrators')
    .select('email')
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  return { token, email }
}
