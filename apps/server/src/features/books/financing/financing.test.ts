import { financing } from '@tradelane/contract/financing/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { decideLimit, givenLimit, termSheetFor } from '../../../../test/given-credit-limit.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, givenPayment } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { currentTransaction } from '../../trade/transactions/index.ts'

const app = theApp()
const ada = prepared(() => givenPayer(app))
const stranger = prepared(() => givenCompany(app))

test('a partner with whom no credit was asked for has no limit and no funding request', async () => {
  const { body } = await detailsOf(ada, ada.beneficiaryId)
  expect(body).toMatchObject({
    beneficiary_data: {
      company_name: 'Hafenhandel Nord GmbH',
      limit_request: 0,
      finance_partner_id: null,
      credit_limit_state: null,
      limit_approved: null,
    },
    invoice_factoring_data: null,
    accounting_data: [],
  })
  expect((await app.call(invoiceFactoring.list, { query: {} }, { token: ada.token })).body).toEqual([])
})

test('a buyer with credit shows its limit, its finance partner and its newest funding request', async () => {
  const eva = await givenPayer(app)
  await givenPayment(app, eva, { amount: 1000 })
  const credit_limit_id = await givenCredit(eva, eva.beneficiaryId, { limit_request: 50_000.5 })
  const { body } = await detailsOf(eva, eva.beneficiaryId)
  expect(body.beneficiary_data).toMatchObject({
    limit_request: 50_000.5,
    finance_partner_id: 2,
    credit_limit_id,
    credit_limit_state: 'term_sheet',
    limit_currency: 'USD',
    limit_approved: 40_000,
  })
  expect(body.invoice_factoring_data).toEqual({
    invoice_factoring_id: expect.any(String),
    payment_request: 35,
    invoice_file: 'https://files.example/invoice',
    purchase_order_file: 'https://files.example/order',
  })
  expect(body.accounting_data).toEqual([
    { currency: 'USD', amount_paid: 0, amount_under_way: 1000, payments: 1 },
  ])
  const [factoring] = (await app.call(invoiceFactoring.list, { query: {} }, { token: eva.token })).body
  expect(factoring).toMatchObject({
    beneficiary_id: eva.beneficiaryId,
    payment_request: 35,
    invoice_amount: 12_000,
    status: 'draft',
    shipment_date: '2026-11-30',
  })
})

test('the list of partners can be filtered to those with credit, and limited', async () => {
  const eva = await givenPayer(app)
  const { beneficiaryId } = await givenPartner(app, eva, { company_name: 'Alpha Coffee' })
  const names = async (query: Record<string, string>) =>
    (await app.call(partners.list, { query } as never, { token: eva.token })).body.map(
      (row) => row.company_name,
    )
  expect(await names({ financed: '1' })).toEqual([])
  await givenCredit(eva, beneficiaryId, { company_name: 'Alpha Coffee', limit_request: 60_000 })
  expect(await names({ financed: '1', limit: '4' })).toEqual(['Alpha Coffee'])
  expect(await names({ order: 'newest', limit: '1' })).toEqual(['Alpha Coffee'])
  expect(await names({ limit: '1', page: '2' })).toEqual(['Hafenhandel Nord GmbH'])
})

test('the finance partners are known by number', async () => {
  const { body } = await app.call(financing.partners, {}, { token: stranger.token })
  expect(body).toEqual([
    {
      finance_partner_id: 1,
      finance_partner_name: 'Meridian Trade Capital',
      currencies: ['EUR', 'INR', 'USD'],
    },
    {
      finance_partner_id: 2,
      finance_partner_name: 'Quayside Receivables',
      currencies: ['EUR', 'GBP', 'JPY', 'USD'],
    },
  ])
})

test("nobody sees another company's buyers, and a session is required", async () => {
  expect((await detailsOf(stranger, ada.beneficiaryId)).status).toBe(404)
  expect((await app.call(invoiceFactoring.list, { query: {} }, { token: stranger.token })).body).toEqual([])
  expect((await app.call(financing.details, { body: { beneficiary_id: ada.beneficiaryId } })).status).toBe(
    401,
  )
})

const detailsOf = ({ token }: { token: string }, beneficiary_id: string) =>
  app.call(financing.details, { body: { beneficiary_id } }, { token })

/** A term sheet for a buyer, and what invoice factoring will write when an invoice is put up. */
async function givenCredit(
  { companyId: uid, token, email }: GivenCompany,
  beneficiary_id: string,
  changes: Parameters<typeof givenLimit>[2] = {},
): Promise<string> {
  const at = app.clock.now()
  const { transaction_id } = await currentTransaction(app.db, systemScope(uid), at)
  const buyer = { uid, beneficiary_id, finance_partner_id: 2, transaction_id }
  const credit_limit_id = await givenLimit(app, { token, email, beneficiaryId: beneficiary_id }, changes)
  await decideLimit(app, credit_limit_id, { decision: 'review' })
  await decideLimit(app, credit_limit_id, termSheetFor(app, { finance_partner_id: 2, amount: 40_000 }))
  await app.db
    .insertInto('invoice_factorings')
    .values({
      ...buyer,
      state: 'draft',
      shipment_date: '2026-11-30',
      finance_term: 60,
      invoice_amount: 1_200_000n,
      payment_request: 35,
      invoice_file: 'https://files.example/invoice',
      purchase_order_file: 'https://files.example/order',
      created_at: at,
      updated_at: at,
    })
    .execute()
  return credit_limit_id
}
