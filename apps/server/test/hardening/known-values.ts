import { accounts } from '@tradelane/contract/accounts/calls'
import { invoices } from '@tradelane/contract/invoices/calls'
import { statements } from '@tradelane/contract/statements/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { vendors } from '@tradelane/contract/vendors/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { systemScope } from '../../src/access/scope.ts'
import { writeInvoices } from '../../src/features/money/invoices/index.ts'
import { currentTransaction } from '../../src/features/trade/transactions/index.ts'
import { givenAdministrator } from '../given-administrator.ts'
import { type GivenCompany, givenPassword } from '../given-company.ts'
import { givenDocument } from '../given-document.ts'
import { givenKnownFreight } from '../given-freight.ts'
import { givenIncomingPayment } from '../given-incoming-payment.ts'
import { givenLink } from '../given-link.ts'
import { euros, givenPartner, hafenhandel } from '../given-partner.ts'
import { givenDraft, givenPayment, type Payer } from '../given-payment.ts'
import { givenSubmittedRegistration } from '../given-registration.ts'
import { givenTradingInfo, tradingForm } from '../given-trading-info.ts'
import { givenVendor, saffron } from '../given-vendor.ts'
import { pdfFile } from '../sample-files.ts'
import type { TestApp } from '../test-app.ts'
import { givenKnownDesk } from './given-known-desk.ts'
import { givenKnownDifference } from './given-known-difference.ts'
import { givenKnownEscrow } from './given-known-escrow.ts'
import { givenKnownFactoring } from './given-known-factoring.ts'
import { givenKnownInspection } from './given-known-inspection.ts'
import { givenKnownInsurance } from './given-known-insurance.ts'
import { givenKnownLimit } from './given-known-limit.ts'
import { givenKnownNotification } from './given-known-notification.ts'
import { givenKnownRequest } from './given-known-request.ts'
import { givenKnownRequirement } from './given-known-requirement.ts'
import { givenKnownSecurity, knownFounder } from './given-known-security.ts'
import { givenKnownShipment } from './given-known-shipment.ts'
import { givenKnownStaff } from './given-known-staff.ts'
import { givenKnownTeam } from './given-known-team.ts'
import { givenKnownTradeDocument } from './given-known-trade-document.ts'
import type { KnownValues } from './sample-input.ts'

/** Valid for every field of this name; '/path name' is valid in that call only, '/path? name' in its query. */
const alwaysGood: KnownValues = {
  countryCode: '+1',
  company_phone_number: '2125550147',
  company_reg_number: 'NY4471',
  company_region: 'US',
  region: 'US',
  bank_country: 'DE',
  company_country: 'DE',
  ksef_number: '5265877635-20250826-0100001AF629-AF',
  '/corridors/get beneficiaryCountryCode': 'DE',
  '/landed_cost/estimate hs_code': '6109.10',
  '/landed_cost/estimate origin': 'CN',
  '/landed_cost/estimate destination': 'DE',
  '/landed_cost/estimate value': 100,
  '/landed_cost/estimate to_port': 5,
  '/landed_cost/estimate insurance': 5,
  '/landed_cost/estimate in_container': true,
  '/landed_cost/estimate arrives_by': 'sea',
  '/admin/duty_rates with_earlier': true,
  '/admin/duty_rates/save hs_prefix': '9401',
  '/admin/duty_rates/save destination': 'EU',
  '/admin/duty_rates/save origin': 'CN',
  '/admin/duty_rates/save version': 0,
  '/admin/duty_rates/save as_of': '2026-11-30',
  '/admin/duty_rates/save next_revision_on': '2027-01-01',
  '/admin/facts/read fact': 'closed-borders',
  '/admin/facts/read read_on': new Date().toISOString().slice(0, 10),
  '/admin/facts/read readings': 0,
  '/admin/audit/receipt number': 1,
  '/admin/audit page': 1,
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
  paid_from: 'Account Balance',
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
  // No transfer is waiting: its refusals are honest too.
  '/sandbox/finance_partner/act key': '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11',
  '/sandbox/parties/play id': '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a12',
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
  '/admin/tariff/save lanes': [
    { from: 'FAR_EAST', to: 'NORTH_EUROPE', percent: 100, source: 'Ours', dated: null },
  ],
  '/admin/tariff/save surcharges': [
    {
      ...{ code: 'SEL', name: 'Seal', basis: 'container', amount: 8, amount_40: null, modes: ['FCL'] },
      ...{ from: ['CN'], to: ['DE'], ends: ['CN'], kinds: ['dry'], passages: ['suez'] },
      ...{ months: [8], cargo: ['dangerous'] },
      ...{ valid_from: null, valid_to: null, source: 'Ours', dated: null },
    },
  ],
  // No passage is closed by it: its refusals are honest too.
  closure_id: '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11',
  '/admin/passages/close closed_on': new Date().toISOString().slice(0, 10),
  '/sandbox/payments/behave moves_on': true,
  accept_xml_differences: true,
  is_invoice: true,
  not_charcoal: true,
  charged_at_most_30_percent: true,
  ...Object.fromEntries(
    Object.entries(tradingForm).map(([name, value]) => [`/trading_info/add ${name}`, value]),
  ),
  '/trading_info/add payment_days': '60',
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
    ...(await givenInvoice(app, payer)),
    ...freight,
    ...(await givenKnownFactoring(app, payer)),
    ...(await givenKnownEscrow(app, payer)),
    ...(await givenKnownInsurance(app, payer, { file, logistics_id: freight.logistics_id })),
    ...(await givenKnownInspection(app, payer, { file })),
    ...(await givenKnownShipment(app, payer, { file, requested: String(freight.logistics_id) })),
    ...(await givenKnownLimit(app, payer, { file })),
    ...(await givenKnownTeam(app, payer)),
    ...(await givenKnownStaff(app)),
    ...(await givenKnownDifference(app, payer)),
    ...(await givenKnownSecurity(app, payer)),
    ...(await givenKnownRequest(app, payer)),
    ...(await givenKnownRequirement(app, applicant)),
    ...(await givenKnownNotification(app, payer)),
    ...(await givenKnownMatch(app, payer)),
    ...(await givenKnownVendor(app)),
    ...(await givenKnownDesk(app, payer)),
    ...(await givenKnownLink(app, payer)),
    ...(await givenKnownTradeDocument(app, payer)),
    trading_id: (await givenTradingInfo(app)).tradingId,
    ...(await givenKnownTrade(app, payer, draft.simple_payment_id)),
    incoming_payment_id: await givenHeldPayment(app, applicant),
    draft_id: draft.simple_payment_id,
    repeats: draft.simple_payment_id,
    uid: applicant.companyId,
  }
}

/** A vendor with a document, and the fields of a whole one. */
async function givenKnownVendor(app: TestApp): Promise<KnownValues> {
  const vendor_id = await givenVendor(app)
  const { token } = await givenAdministrator(app)
  const file = { base64File: pdfFile().toString('base64'), file_name: 'Prices.pdf' }
  const { body } = await app.call(vendors.addDocument, { body: { vendor_id, ...file } }, { token })
  const fields = Object.entries({ ...saffron, company_name: 'Cardamom Lines' })
  return {
    vendor_id,
    document_id: body.document_id,
    ...Object.fromEntries(
      ['add', 'update'].flatMap((call) =>
        fields.map(([name, value]) => [`/admin/vendors/${call} ${name}`, value]),
      ),
    ),
  }
}

/** A match of a partner with the sandbox's list, which nobody has decided. */
async function givenKnownMatch(app: TestApp, payer: Payer) {
  await givenPartner(app, payer, { company_name: 'Veltrania Export Bureau' })
  const { case_id } = await app.db
    .selectFrom('screening_cases')
    .select('case_id')
    .where('uid', '=', payer.companyId)
    .executeTakeFirstOrThrow()
  return { case_id, '/admin/screening/decide decision': 'cleared' }
}

/** A link to somebody without an account that still works. */
async function givenKnownLink(app: TestApp, payer: Payer) {
  const { linkId, token } = await givenLink(app, payer)
  const ofLinks = ['get', 'send_code', 'open', 'file', 'complete'].map((call) => `/links/${call}`)
  const ofReports = ['get', 'save', 'add_photo', 'remove_photo'].map((call) => `/inspection_report/${call}`)
  const calls = [...ofLinks, ...ofReports, '/whatsapp/file_upload']
  const tokens = Object.fromEntries(calls.map((path) => [`${path} token`, token]))
  return { link_id: linkId, '/links/complete fields': {}, '/links/file file': 'invoice', ...tokens }
}

/** Money that arrived before the verification. */
async function givenHeldPayment(app: TestApp, { companyId }: GivenCompany): Promise<string> {
  await givenIncomingPayment(app, { companyId })
  const row = app.db.selectFrom('incoming_payments').selectAll().where('uid', '=', companyId)
  return (await row.executeTakeFirstOrThrow()).incoming_payment_id
}

async function givenKnownTrade(app: TestApp, { companyId, token }: Payer, simplePaymentId: string) {
  const scope = systemScope(companyId)
  const { transaction_id } = await currentTransaction(app.db, scope, app.clock.now())
  await app.call(tradeFigures.budget, { body: { transaction_id, sales_value: 1 } }, { token })
  return {
    transaction_id,
    '/transaction_summary/budget amounts': { freight: 100 },
    '/transaction_summary/budget units': 2.5,
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

/** Of the fee of a payment, with the month in which it was issued. */
async function givenInvoice(app: TestApp, payer: Payer): Promise<KnownValues> {
  await givenPayment(app, payer, { amount: 100 })
  await writeInvoices(app.deps)
  const { body } = await app.call(invoices.list, { query: {} }, payer)
  const { month } = (await app.call(invoices.summary, { query: {} }, payer)).body
  return { invoice_id: body.invoices[0]?.invoice_id ?? '', month: month ?? '' }
}

/** Another device of the same person. */
async function givenOtherSession(app: TestApp, { email, token }: Payer): Promise<string | undefined> {
  await app.call(accounts.login, { body: { email, password: givenPassword } })
  const sessions = await app.call(accounts.sessions, {}, { token })
  return sessions.body.data.find((session) => !session.is_current)?.session_id
}
