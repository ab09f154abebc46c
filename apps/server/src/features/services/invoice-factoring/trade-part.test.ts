import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  buyerPays,
  daysPassBy,
  givenDraftFunding,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkTrades } from '../../trade/transactions/check-trades.ts'
import { markOverdueFundings } from './collection/mark-overdue.ts'

const app = theApp()
let supplier: Payer
beforeEach(async () => {
  supplier = await givenSupplier(app)
})
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('a funding in its trade', () => {
  test('shows supplier, buyer, invoice, offer, state and who acts next', async () => {
    const { fundingId, form } = await givenFunding(app, supplier)
    const { invoice_factoring_data } = await summary()
    expect(invoice_factoring_data).toMatchObject([
      {
        number: expect.stringMatching(/^IF-\d{4}-\d{6}$/),
        status: 'Executed',
        state: 'funded',
        link: `/invoice-factoring/fundings/${fundingId}`,
        invoice_factoring_id: fundingId,
        buyer: { company_name: 'Hafenhandel Nord GmbH' },
        finance_partner_name: 'Meridian Trade Capital',
        invoice_number: form.invoice_number,
        currency: 'USD',
        invoice_amount: 10_000,
        offer: { advance: 8_500 },
        paid: { by_buyer: 0, interest: 0, fee: 0 },
        next: { who: 'counterparty' },
      },
    ])
  })

  test('says that it is overdue, in place of a word that would hide it', async () => {
    await givenFunding(app, supplier)
    await daysPassBy(app, 61)
    await markOverdueFundings(app.deps)
    expect((await summary()).invoice_factoring_data).toMatchObject([{ status: 'Overdue', state: 'overdue' }])
  })

  test('is left out once its draft was withdrawn', async () => {
    const { fundingId } = await givenDraftFunding(app, supplier)
    expect((await summary()).invoice_factoring_data).toMatchObject([{ status: 'Processing', offer: null }])
    const body = { invoice_factoring_id: fundingId }
    const given = await app.call(invoiceFactoring.withdraw, { body }, { token: supplier.token })
    expect(given.status).toBe(200)
    expect((await summary()).invoice_factoring_data).toEqual([])
  })

  test('is moved to another trade with its costs, while it runs', async () => {
    const { fundingId } = await givenFunding(app, supplier)
    const first = (await summary()).transaction_id
    const second = await givenTrade(app, supplier)
    expect((await move(fundingId, second)).status).toBe(200)
    expect(await summary(first)).toMatchObject({ invoice_factoring_data: [], cost_lines: [] })
    await buyerPays(app, fundingId)
    expect((await summary(second)).invoice_factoring_data).toMatchObject([{ state: 'closed' }])
    expect((await readFunding(app, supplier, fundingId)).funding.transaction_id).toBe(second)
  })

  test('is not moved by another company', async () => {
    const { fundingId } = await givenDraftFunding(app, supplier)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    const theirs = (await tradeOf(app, stranger)).transaction_id
    expect(failure(await move(fundingId, theirs, stranger)).error.code).toBe('NOT_FOUND')
  })
})

describe('what a funding costs its trade', () => {
  test('is quoted while the offer is valid, and nothing when it has expired', async () => {
    const { fundingId } = await givenDraftFunding(app, supplier)
    const { offer } = await readFunding(app, supplier, fundingId)
    expect(await costsOf()).toEqual([
      ['planned_interest', 'quoted', offer?.interest],
      ['planned_fee', 'quoted', offer?.fee],
    ])
    await daysPassBy(app, 30)
    expect(await costsOf()).toEqual([])
  })

  test('is committed once the offer is accepted, with the figures of the offer', async () => {
    const { fundingId } = await givenRequestedFunding(app, supplier)
    const { offer } = await readFunding(app, supplier, fundingId)
    expect((await summary()).total).toMatchObject({ committed: offer?.total_cost, paid: 0, quoted: 0 })
  })

  test('is interest until the due date and the fee once it is advanced, and no part of the advance', async () => {
    await givenFunding(app, supplier)
    // 8,500.00 × 12 % × 60 / 360
    expect(await costsOf()).toContainEqual(['planned_interest', 'committed', 170])
    expect((await summary()).total.paid).toBe(0)
  })

  test('is what was paid, once the buyer has paid earlier', async () => {
    const { fundingId } = await givenFunding(app, supplier)
    await daysPassBy(app, 45)
    await buyerPays(app, fundingId)
    const [payment] = (await readFunding(app, supplier, fundingId)).payments
    expect(payment?.interest).toBe(127.5)
    expect(await costsOf()).toEqual([
      ['interest', 'paid', 127.5],
      ['fee', 'paid', payment?.fee],
    ])
  })

  test('is both after a part payment: what was paid, and what is still to come', async () => {
    const { fundingId } = await givenFunding(app, supplier)
    await daysPassBy(app, 30)
    await buyerPays(app, fundingId, { amount: 4_335 })
    // 85.00 of interest and 4,250.00 of principal; the other half runs for 30 more days.
    expect(await costsOf()).toMatchObject([
      ['interest', 'paid', 85],
      ['planned_interest', 'committed', 42.5],
      ['planned_fee', 'committed', expect.any(Number)],
    ])
  })

  test('grows by the day while the invoice is overdue', async () => {
    await givenFunding(app, supplier)
    await daysPassBy(app, 70)
    // 8,500.00 × 12 % × 70 / 360
    expect(await costsOf()).toContainEqual(['planned_interest', 'committed', 198.33])
  })

  test('agrees with the ledger where the customer pays from its wallet, also while the money is held', async () => {
    const { fundingId } = await givenFunding(app, supplier)
    expect((await repay(app, supplier, fundingId, 1_000)).status).toBe(200)
    expect(await checkTrades(app.deps)).toEqual([])
    await app.runJobs()
    expect((await readFunding(app, supplier, fundingId)).payments).toMatchObject([{ state: 'shared' }])
  })
})

test('an advance that is in the ledger and not in the funding is found, with both amounts', async () => {
  const { fundingId } = await givenFunding(app, supplier)
  const change = (amount: number) =>
    app.deps.pool.query(
      `update factoring_steps set amount = $2 where invoice_factoring_id = $1 and kind = 'advance'`,
      [fundingId, amount],
    )
  await change(850_100)
  expect(await checkTrades(app.deps)).toMatchObject([
    { detail: expect.stringContaining('−8,501.00 USD by its services, −8,500.00 USD in the ledger') },
  ])
  await change(850_000)
})

const summary = (id?: string) => tradeOf(app, supplier, id)
const move = (id: string, transaction_id: string, { token }: { token: string } = supplier) =>
  app.call(transactionSummary.move, { body: { subject: 'invoice_factoring', id, transaction_id } }, { token })
const costsOf = async (id?: string) =>
  (await summary(id)).cost_lines.map(({ kind, standing, amount }) => [kind, standing, amount])
