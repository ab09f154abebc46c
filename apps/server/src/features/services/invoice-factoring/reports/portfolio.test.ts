import { financing } from '@tradelane/contract/financing/calls'
import { portfolio } from '@tradelane/contract/invoice-factoring/portfolio-calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import {
  decideLimit,
  givenLimit,
  signTermSheet,
  termSheetFor,
} from '../../../../../test/given-credit-limit.ts'
import {
  buyerPays,
  daysPassBy,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  repay,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import { givenPartner } from '../../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../../test/given-payment.ts'
import { readCsv } from '../../../../../test/read-csv.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { checkFactoringTotals } from '../collection/check-totals.ts'
import { bucketOf } from '../engine/ageing.ts'
import { ageingOf, sumByDueDate } from './due-totals.ts'

const app = theApp({ PAYMENT_WAIT_MS: '5000' })

test('a company without buyers has an empty portfolio', async () => {
  const company = await givenCompany(app)
  expect(await portfolioOf(company)).toMatchObject({
    as_of: today(),
    buyers: [],
    sums: [],
    pagination: { current_page: 1, total_pages: 1, total: 0 },
  })
})

test('before a limit is signed, a buyer shows what was requested and nothing that is free', async () => {
  const payer = await givenPayer(app)
  await app.db
    .updateTable('partners')
    .set({ limit_request: 5_000_000n })
    .where('beneficiary_id', '=', payer.beneficiaryId)
    .execute()
  const { buyers, sums } = await portfolioOf(payer)
  expect(buyers).toMatchObject([
    { limit_requested: 50_000, limit: null, free: null, used_percent: null, outstanding: 0, currency: 'USD' },
  ])
  expect(sums).toMatchObject([{ currency: 'USD', limit: 0, free: 0 }])
  expect((await insightsOf(payer)).financing_figures).toMatchObject([{ limit: null, fundings: 0 }])
})

test('a submitted invoice reserves its advance, a funded one uses the limit, a paid one frees it and has its cost', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier)
  await givenRequestedFunding(app, supplier, { invoice_amount: 2000, payment_request: '50' })
  const open = (await portfolioOf(supplier)).buyers[0]
  expect(open).toMatchObject({
    limit: 250_000,
    outstanding: 8500,
    reserved: 1000,
    free: 240_500,
    used_percent: 3.4,
    fundings: 1,
    open_fundings: 1,
    cost: 0,
    average_days_to_pay: null,
  })
  await daysPassBy(app, 45)
  await buyerPays(app, fundingId)
  const { payments } = await readFunding(app, supplier, fundingId)
  const [interest, fee] = [payments[0]?.interest ?? 0, payments[0]?.fee ?? 0]
  expect(interest).toBeGreaterThan(0)
  const { buyers, sums } = await portfolioOf(supplier)
  expect(buyers[0]).toMatchObject({
    outstanding: 0,
    open_fundings: 0,
    fundings: 1,
    advanced: 8500,
    interest_paid: interest,
    fee_paid: fee,
    cost: Math.round((interest + fee) * 100) / 100,
    buyer_paid: 10_000,
    average_days_to_pay: 45,
  })
  expect(sums[0]).toMatchObject({ advanced: 8500, average_days_to_pay: 45, due_weeks: [] })
  expect(await checkFactoringTotals(app.db)).toEqual([])
})

test('what the customer pays itself is kept apart from what the buyer pays', async () => {
  const supplier = await givenSupplier(app, { balance: '20000' })
  const { fundingId } = await givenFunding(app, supplier)
  await buyerPays(app, fundingId, { amount: 4000 })
  const { position } = await readFunding(app, supplier, fundingId)
  const due = position?.total_due ?? 0
  expect((await repay(app, supplier, fundingId, due)).status).toBe(200)
  await app.runJobs()
  expect((await portfolioOf(supplier)).buyers[0]).toMatchObject({
    outstanding: 0,
    buyer_paid: 4000,
    customer_paid: due,
    average_days_to_pay: null,
  })
  await buyerPays(app, fundingId, { amount: 6000 })
  expect((await portfolioOf(supplier)).buyers[0]).toMatchObject({
    buyer_paid: 10_000,
    average_days_to_pay: 0,
  })
  expect(await checkFactoringTotals(app.db)).toEqual([])
})

test('what is outstanding is listed by the week in which it is due, and once overdue by its age', async () => {
  const supplier = await givenSupplier(app)
  const shipped = today()
  await givenFunding(app, supplier, { finance_term: '30' })
  await givenFunding(app, supplier, { finance_term: '60', invoice_amount: 4000 })
  const [sum] = (await portfolioOf(supplier)).sums
  expect(sum?.due_weeks).toEqual([
    { from: mondayAfter(shipped, 30), fundings: 1, outstanding: 8500 },
    { from: mondayAfter(shipped, 60), fundings: 1, outstanding: 3400 },
  ])
  await daysPassBy(app, 75)
  const late = await portfolioOf(supplier)
  expect(late.buyers[0]).toMatchObject({ overdue: 11_900, outstanding: 11_900 })
  expect(late.sums[0]).toMatchObject({
    overdue: 11_900,
    due_weeks: [],
    ageing: [
      { bucket: 'not_due', fundings: 0, outstanding: 0 },
      { bucket: '1-30', fundings: 1, outstanding: 3400 },
      { bucket: '31-60', fundings: 1, outstanding: 8500 },
      { bucket: '61-90', fundings: 0, outstanding: 0 },
      { bucket: '90+', fundings: 0, outstanding: 0 },
    ],
  })
  const { financing_figures } = await insightsOf(supplier)
  expect(financing_figures).toMatchObject([{ overdue: 11_900, ageing: late.sums[0]?.ageing }])
})

test('an advance is in the bucket of its days after the due date, at every edge', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier, { finance_term: '30' })
  const { funding } = await readFunding(app, supplier, fundingId)
  const due = funding.due_date ?? ''
  const scope = { kind: 'system', companyId: supplier.companyId } as const
  for (const days of [0, 1, 30, 31, 60, 61, 90, 91]) {
    const day = plusDays(due, days)
    const ageing = ageingOf(await sumByDueDate(app.db, { scope, today: day }), 'USD')
    expect(ageing.filter(({ fundings }) => fundings > 0)).toEqual([
      { bucket: bucketOf(due, day) ?? 'not_due', fundings: 1, outstanding: '8500.00' },
    ])
  }
})

test('buyers are listed by name, searched and paged; the sums are of all of them, by currency', async () => {
  const supplier = await givenSupplier(app)
  await givenFunding(app, supplier)
  const { beneficiaryId } = await givenPartner(app, supplier, { company_name: 'Alpha Coffee' })
  const asked = { company_name: 'Alpha Coffee', currency: 'EUR' } as const
  const limitId = await givenLimit(app, { ...supplier, beneficiaryId }, asked)
  await decideLimit(app, limitId, { decision: 'review' })
  await decideLimit(app, limitId, termSheetFor(app, { amount: 40_000 }))
  expect((await portfolioOf(supplier, { search: 'alpha' })).buyers).toMatchObject([
    { currency: 'EUR', limit_requested: 250_000, limit: null, free: null, credit_limit_state: 'term_sheet' },
  ])
  expect((await signTermSheet(app, supplier, limitId)).status).toBe(200)
  const names = async (query: Query) =>
    (await portfolioOf(supplier, query)).buyers.map(({ company_name }) => company_name)
  expect(await names({})).toEqual(['Alpha Coffee', 'Hafenhandel Nord GmbH'])
  expect(await names({ limit: '1', page: '2' })).toEqual(['Hafenhandel Nord GmbH'])
  expect(await names({ search: 'alpha' })).toEqual(['Alpha Coffee'])
  expect(await names({ search: '%' })).toEqual([])
  const { sums, pagination } = await portfolioOf(supplier, { search: 'alpha' })
  expect(sums).toMatchObject([
    { currency: 'EUR', buyers: 1, outstanding: 0, limit: 40_000, free: 40_000 },
    { currency: 'USD', buyers: 1, outstanding: 8500 },
  ])
  expect(pagination.total).toBe(1)
})

test('the panel lists only buyers for whom credit is requested or open', async () => {
  const supplier = await givenSupplier(app)
  await givenFunding(app, supplier)
  const listed = async () => (await portfolioOf(supplier, { financed: '1' })).pagination.total
  expect(await listed()).toBe(1)
  await app.db
    .updateTable('partners')
    .set({ limit_request: 0n })
    .where('beneficiary_id', '=', supplier.beneficiaryId)
    .execute()
  expect(await listed()).toBe(0)
  expect((await portfolioOf(supplier)).pagination.total).toBe(1)
})

test('a limit that has run out leaves nothing free, and one that was withdrawn is not shown', async () => {
  const supplier = await givenSupplier(app)
  await givenFunding(app, supplier)
  const ofCompany = (set: { state?: 'withdrawn'; valid_until?: string }) =>
    app.db.updateTable('credit_limits').set(set).where('uid', '=', supplier.companyId).execute()
  await ofCompany({ valid_until: plusDays(today(), -1) })
  expect((await portfolioOf(supplier)).buyers[0]).toMatchObject({
    limit: 250_000,
    free: 0,
    outstanding: 8500,
  })
  await ofCompany({ state: 'withdrawn' })
  expect((await portfolioOf(supplier)).buyers[0]).toMatchObject({
    limit: null,
    free: null,
    credit_limit_id: null,
    outstanding: 8500,
  })
})

test('the portfolio is downloaded as CSV', async () => {
  const supplier = await givenSupplier(app)
  await givenFunding(app, supplier)
  const file = (query: { search?: string }) => app.call(portfolio.file, { query }, { token: supplier.token })
  const answer = await file({})
  expect(answer.headers['content-disposition']).toContain(`portfolio-${today()}.csv`)
  expect(readCsv(answer.bytes.toString('utf8'))).toMatchObject([
    {
      Buyer: 'Hafenhandel Nord GmbH',
      Currency: 'USD',
      Limit: '250000.00',
      Outstanding: '8500.00',
      Free: '241500.00',
      'Average days to pay': '',
    },
  ])
  expect(readCsv((await file({ search: 'nobody' })).bytes.toString('utf8'))).toEqual([])
})

test("nobody sees another company's portfolio, and a session is required", async () => {
  const supplier = await givenSupplier(app)
  await givenFunding(app, supplier)
  expect((await portfolioOf(await givenCompany(app))).buyers).toEqual([])
  expect((await app.call(portfolio.get, { query: {} })).status).toBe(401)
  expect((await app.call(portfolio.file, { query: {} })).status).toBe(401)
})

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Of the week in which the day after so many days is. */
function mondayAfter(day: string, days: number): string {
  const due = plusDays(day, days)
  return plusDays(due, -((new Date(`${due}T00:00:00Z`).getUTCDay() + 6) % 7))
}

type Query = { search?: string; page?: string; limit?: string; financed?: '1' }
const portfolioOf = async ({ token }: { token: string }, query: Query = {}) =>
  (await app.call(portfolio.get, { query }, { token })).body

const insightsOf = async ({ token, beneficiaryId: beneficiary_id }: Payer) =>
  (await app.call(financing.details, { body: { beneficiary_id } }, { token })).body

const today = () => todayOfSupplier(app)
