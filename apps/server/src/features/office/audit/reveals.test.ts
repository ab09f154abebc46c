import { audit } from '@tradelane/contract/audit/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { founders } from '@tradelane/contract/onboarding/founders'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenEscrow, givenImporter } from '../../../../test/given-escrow.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { dollars, euros, givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app, 'support'))
const auditor = prepared(() => givenAdministrator(app, 'compliance'))
const reason = 'The bank asks which account it was'

test('a paper of a person is opened for a reason of some words, which the trail keeps; also when the person is gone', async () => {
  const { token, companyId } = await givenCompany(app)
  const form = await givenSubmittedRegistration(app, token)
  const passport = form.founders[0]?.company_authorisation_documents_details[0]?.document_file_path ?? ''
  const certificate = form.business_documents_details[0]?.documents_file_path ?? ''
  expect((await open(certificate)).status).toBe(200)
  expect((await open(passport, {}, token)).status).toBe(200)
  const refused = await open(passport)
  expect([refused.status, failure(refused).error.fields]).toEqual([
    400,
    { reason: 'This is a paper of a person. Say why you open it' },
  ])
  for (const poor of ['', '   ', 'passport', 'a b', 'x'.repeat(301)])
    expect([poor, Object.keys(failure(await open(passport, { reason: poor })).error.fields ?? {})]).toEqual([
      poor,
      ['reason'],
    ])
  const before = await entries()
  expect((await open(passport, { reason })).status).toBe(200)
  expect((await entries()).slice(before.length)).toEqual([{ kind: 'reveal', reason, file: passport }])
  const [shown] = await shownOf(companyId)
  expect(shown).toMatchObject({ reason, subject_kind: 'document', company_name: 'Okafor Imports Inc.' })

  await app.db
    .deleteFrom('founders')
    .where('email', '=', form.founders[0]?.email ?? '')
    .execute()
  expect((await open(passport)).status).toBe(400)
})

test('a new paper of one person is one too', async () => {
  const { token } = await givenCompany(app)
  const form = await givenSubmittedRegistration(app, token)
  const [ben] = form.founders
  const certificate = form.business_documents_details[0]?.documents_file_path ?? ''
  const [paper] = ben?.company_authorisation_documents_details ?? []
  if (!ben || !paper) throw new Error('the form has no person')
  const body = {
    ...ben,
    email: 'another@okafor.example',
    company_authorisation_documents_details: [{ ...paper, document_file_path: certificate }],
  }
  expect((await app.call(founders.save, { body }, { token })).status).toBe(200)
  expect((await open(certificate)).status).toBe(400)
})

test('the account of a payment in a trade is masked at the desk until a reason is given', async () => {
  const company = await givenPayer(app, { balance: '5000' })
  const payer = { ...company, ...(await givenPartner(app, company, { account_details: [euros] })) }
  const { simplePaymentId } = await givenPayment(app, payer)
  const { transaction_id } = await app.db
    .selectFrom('simple_payments')
    .select('transaction_id')
    .where('simple_payment_id', '=', simplePaymentId)
    .executeTakeFirstOrThrow()
  const numberOf = async (more: { reason?: string } = {}) =>
    (await app.call(quoteDesk.get, { body: { transaction_id, ...more } }, office)).body.simple_payment_data[0]
      ?.beneficiary_account_details?.account_no
  await masksUntilReason(numberOf, euros.account_no)
  expect(await shownOf(company.companyId)).toMatchObject([
    { reason, subject_kind: 'transaction', subject_id: transaction_id },
  ])
})

test('the account of an escrow’s beneficiary is masked until a reason is given', async () => {
  const importer = await givenImporter(app)
  const smart_escrow_id = await givenEscrow(app, importer)
  const numberOf = async (more: { reason?: string } = {}) =>
    (await app.call(officeEscrows.get, { body: { smart_escrow_id, ...more } }, office)).body
      .beneficiary_account_details.account_no
  await masksUntilReason(numberOf, dollars.account_no)
  expect(await shownOf(importer.companyId)).toMatchObject([
    { reason, subject_kind: 'smart_escrow', subject_id: smart_escrow_id },
  ])
})

test('the account of a held payment’s sender is masked until a reason is given', async () => {
  const company = await givenCompany(app, { kyb: 'Refused' })
  await givenIncomingPayment(app, company)
  await app.db
    .updateTable('incoming_payments')
    .set({ sender_account: 'DE89370400440532013000' })
    .where('uid', '=', company.companyId)
    .execute()
  const numberOf = async (more: { reason?: string } = {}) =>
    (await app.call(adminIncomingPayments.held, { query: { uid: company.companyId, ...more } }, office)).body
      .data[0]?.sender_account ?? undefined
  await masksUntilReason(numberOf, 'DE89370400440532013000')
  expect(await shownOf(company.companyId)).toMatchObject([{ reason, subject_kind: 'company' }])
})

test('of several held payments the account of one sender can be asked for, and the entry names the payment', async () => {
  const company = await givenCompany(app, { kyb: 'Refused' })
  await givenIncomingPayment(app, company, { senderAccount: 'DE89370400440532013000' })
  await givenIncomingPayment(app, company, { senderAccount: 'GB29NWBK60161331926819' })
  const held = async (more: { reason?: string; incoming_payment_id?: string } = {}) =>
    (await app.call(adminIncomingPayments.held, { query: { uid: company.companyId, ...more } }, office)).body
      .data
  const incoming_payment_id = (await held())[1]?.incoming_payment_id ?? ''
  const accounts = (await held({ reason, incoming_payment_id })).map(({ sender_account }) => sender_account)
  expect(accounts).toEqual(['••••3000', 'GB29NWBK60161331926819'])
  expect(await shownOf(company.companyId)).toMatchObject([
    { reason, subject_kind: 'incoming_payment', subject_id: incoming_payment_id },
  ])
})

test('a body of the call that serves files may have other fields, as before', async () => {
  const { token } = await givenCompany(app)
  const form = await givenSubmittedRegistration(app, token)
  const certificate = form.business_documents_details[0]?.documents_file_path ?? ''
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/common/serve_file',
    query: { file: certificate },
    headers: { authorization: `Bearer ${token}` },
    payload: { file: certificate },
  })
  expect(statusCode).toBe(200)
})

async function masksUntilReason(
  numberOf: (more?: { reason?: string }) => Promise<string | undefined>,
  full: string,
) {
  const before = await entries()
  expect(await numberOf()).toBe(`••••${full.replace(/\s/g, '').slice(-4)}`)
  expect(await entries()).toEqual(before)
  expect(await numberOf({ reason })).toBe(full.replace(/\s/g, ''))
  expect((await entries()).slice(before.length)).toMatchObject([{ kind: 'reveal', reason }])
}

const open = (file: string, body: { reason?: string } = {}, token = office.token) =>
  app.call(documents.serveFile, { query: { file }, body }, { token })

/** What the trail says was shown of a customer, newest first. */
const shownOf = async (subject: string) =>
  (await app.call(audit.list, { query: {}, body: { subject } }, auditor)).body.entries.filter(
    ({ kind }) => kind === 'reveal',
  )

const entries = async () =>
  (
    await app.db
      .selectFrom('audit_entries')
      .select(['kind', 'reason', 'after'])
      .where('actor', '=', office.email)
      .orderBy('entry_id')
      .execute()
  ).map(({ kind, reason: why, after }) => ({
    kind,
    reason: why,
    file: (JSON.parse(after ?? '{}') as { asked: { file?: string } }).asked.file,
  }))
