import { accounts } from '@tradelane/contract/accounts/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { systemScope } from '../../src/access/scope.ts'
import { currentTransaction } from '../../src/features/transactions/index.ts'
import { type GivenCompany, givenPassword } from '../given-company.ts'
import { givenDocument } from '../given-document.ts'
import { givenKnownFreight } from '../given-freight.ts'
import { euros, hafenhandel } from '../given-partner.ts'
import { givenDraft, type Payer } from '../given-payment.ts'
import { givenSubmittedRegistration } from '../given-registration.ts'
import { pdfFile } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
import { givenKnownInsurance } from './given-known-insurance.ts'
import { givenKnownNotification } from './given-known-notification.ts'
import { givenKnownSecurity, knownFounder } from './given-known-security.ts'
import { givenKnownShipment } from './given-known-shipment.ts'
import { givenKnownTeam } from './given-known-team.ts'
import type { KnownValues } from './sample-input.ts'

/** Valid for every field of this name; '/path name' is valid in that call only, '/path? name' in its query. */
const alwaysGood: KnownValues = {
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US',
  region: 'US',
  work_email: 'fuzz@okafor.example',
  '/beneficiary_details/add email': hafenhandel.email,
  '/beneficiary_details/update email': hafenhandel.email,
  pwd: givenPassword,
  password: givenPassword,
  old_password: givenPassword,
  new_password: 'Copper-Kettle-91',
  verify_code: '123456',
  reason: 'Settlement of an invoice',
  '/users/booking_persons/add email': 'fuzz@okafor.example',
  '/users/booking_persons/update email': 'fuzz@okafor.example',
  phone_number: '+1 212 555 0149',
  amount: 10,
  currency: 'USD',
  '/users/nium/open_wallet currency': 'GBP',
  source_currency_code: 'USD',
  destination_currency_code: 'EUR',
  sourceCurrencyCode: 'USD',
  destinationCurrencyCode: 'USD',
  origin: 'New York, US',
  origin_iso: 'USD',
  destination: 'Hamburg, DE',
  destination_iso: 'EUR',
  account_details: [euros],
  base64File: pdfFile().toString('base64'),
  folder_name: 'user',
  from: '2001-01-01',
  to: '2099-12-31',
  '/statements/issue from': '2026-01-01',
  '/statements/issue to': '2026-01-31',
  amount_from: '1',
  amount_to: '1000',
  page: '1',
  limit: '20',
  version: 1,
  '/admin/rate_cards/save documents': 60,
  '/sandbox/payments/behave moves_on': true,
}

/** What is good for these two companies: their own partner, draft, quote, session, documents and persons. */
export async function knownValues(app: TestApp, payer: Payer, applicant: GivenCompany): Promise<KnownValues> {
  const file = await givenDocument(app, payer.token)
  const freight = await givenKnownFreight(app, payer.token)
  const draft = await givenDraft(app, payer)
  return {
    ...(await givenKnownRegistration(app, applicant)),
    ...hafenhandel,
    ...draft,
    ...alwaysGood,
    email: payer.email,
    '/sandbox/mailbox? to': payer.email,
    '/sandbox/money-in company': await givenAccountNumber(app, payer),
    '/beneficiary_details/update account_details': [{ ...euros, beneficiary_account_id: payer.accountId }],
    '/users/nium/convert quote_id': await givenConversionQuote(app, payer),
    file,
    session_id: await givenOtherSession(app, payer),
    statement_id: await givenStatement(app, payer),
    ...freight,
    ...(await givenKnownInsurance(app, payer, { file, logistics_id: freight.logistics_id })),
    ...(await givenKnownShipment(app, payer, { file, requested: String(freight.logistics_id) })),
    ...(await givenKnownTeam(app, payer)),
    ...(await givenKnownSecurity(app, payer)),
    ...(await givenKnownNotification(app, payer)),
    ...(await givenKnownTrade(app, payer, draft.simple_payment_id)),
    uid: applicant.companyId,
  }
}

async function givenKnownTrade(app: TestApp, { companyId }: Payer, simplePaymentId: string) {
  const scope = systemScope(companyId)
  const { transaction_id } = await currentTransaction(app.db, scope, app.clock.now())
  return {
    transaction_id,
    '/transaction_summary/move subject': 'simple_payment',
    '/transaction_summary/move id': simplePaymentId,
  }
}

/** A form whose persons are known already, from a first submission. */
async function givenKnownRegistration(app: TestApp, { companyId, token }: GivenCompany) {
  const { founders, ...form } = await givenSubmittedRegistration(app, token)
  const known = await app.db.selectFrom('founders').select('fid').where('uid', '=', companyId).execute()
  const persons = founders.map((founder, index) => ({ ...founder, fid: known[index]?.fid }))
  const { submitted_at } = await app.db
    .selectFrom('registrations')
    .select('submitted_at')
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return {
    ...form,
    founders: persons,
    ...knownFounder(persons[0]),
    '/admin/customers/kyb_decide submitted_at': submitted_at.toISOString(),
  }
}

async function givenAccountNumber(app: TestApp, { token }: Payer): Promise<string> {
  const details = await app.call(wallet.accountDetails, {}, { token })
  return details.body.content.find(({ currency }) => currency === 'USD')?.uniquePaymentId ?? ''
}

async function givenConversionQuote(app: TestApp, { token }: Payer): Promise<string> {
  const pair = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
  const body = { ...pair, amount: 10, purpose: 'conversion' } as const
  return (await app.call(wallet.quote, { body }, { token })).body.quote_id
}

async function givenStatement(app: TestApp, { token }: Payer): Promise<string> {
  const body = { currency: 'USD', from: '2026-01-01', to: '2026-01-31' } as const
  return (await app.call(statements.issue, { body }, { token })).body.statement.statement_id
}

/** Another device of the same person. */
async function givenOtherSession(app: TestApp, { email, token }: Payer): Promise<string | undefined> {
  await app.call(accounts.login, { body: { email, password: givenPassword } })
  const sessions = await app.call(accounts.sessions, {}, { token })
  return sessions.body.data.find((session) => !session.is_current)?.session_id
}
