import { priceRates } from '@tradelane/contract/price-rates/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenPayment, givenQuote, type Payer } from '../../../../test/given-payment.ts'
import { askForRate, givenRate } from '../../../../test/given-price-rate.ts'
import { givenRated, newestInvoice } from '../../../../test/given-rated.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })

test('a conversion follows the margin in force, and one that was quoted before keeps its own, in print too', async () => {
  const { payer, staff } = made
  await givenBalance(app, payer, '10.00', 'EUR')
  const open = await quoted(payer)
  await givenRate(app, staff, { service, value: 0.5 })
  const next = await quoted(payer)
  expect([open.markup_percent, next.markup_percent]).toEqual([0.2, 0.5])
  expect(next.amount_received).toBeLessThan(open.amount_received)
  await convert(payer, open.quote_id)
  await givenRate(app, staff, { service, value: 1 })
  expect(await newestInvoice(app, payer)).toContain(
    'Rate of the exchange margin 0.2 % of the amount exchanged (in the exchange rate), version 1',
  )
  await convert(payer, next.quote_id)
  expect(await newestInvoice(app, payer)).toContain('(in the exchange rate), version 2')
})

test('a customer’s own margin comes first, and an amount in one currency has none', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { service, uid: payer.companyId, value: 0.05 })
  await givenRate(app, staff, { service, value: 0.4 })
  expect((await quoted(payer)).markup_percent).toBe(0.05)
  const rows = await app.db.selectFrom('quotes').select(['markup_rate_id', 'markup_basis_points']).execute()
  expect(rows).toEqual([{ markup_rate_id: expect.any(String), markup_basis_points: 5 }])
  const euros = await givenQuote(app, payer, 10, 'EUR')
  const kept = app.db.selectFrom('quotes').select('markup_rate_id').where('quote_id', '=', euros.quote_id)
  expect(await kept.execute()).toEqual([{ markup_rate_id: null }])
})

test('a payment that is exchanged names the version of its margin', async () => {
  const { payer, staff } = made
  await givenPayment(app, payer, { amount: 1000 })
  await givenRate(app, staff, { service, value: 0.5 })
  const invoice = await newestInvoice(app, payer)
  expect(invoice).toMatch(/Rate of the exchange margin 0\.2 % .*, version 1/)
  expect(invoice).toContain('Exchanged 999.50 USD for ')
})

test('the margin on an invoice can be counted again from what the invoice shows', async () => {
  const { payer } = made
  const { quote_id, amount_received, exchangeRate, mid_rate } = await quoted(payer)
  await convert(payer, quote_id)
  const invoice = await newestInvoice(app, payer)
  const [, received = '', at = '', worth = '', mid = ''] =
    /Exchanged 1,000\.00 USD for ([\d.]+) EUR, at ([\d.]+) Exchange margin 1,000\.00 USD less ([\d.]+) USD, which are [\d.]+ EUR at the mid rate of ([\d.]+) /.exec(
      invoice,
    ) ?? []
  expect([Number(received), Number(at), Number(mid)]).toEqual([amount_received, exchangeRate, mid_rate])
  expect(Math.ceil((Number(received) / Number(mid)) * 100 - 1e-6)).toBe(Math.round(Number(worth) * 100))
  expect(invoice).toContain(`Exchange margin ${(1000 - Number(worth)).toFixed(2)} USD Net`)
})

test('the last 30 days charged again have payments and conversions, and the open price that keeps its margin', async () => {
  const { payer, staff } = made
  await convert(payer, (await quoted(payer, 100)).quote_id)
  await givenPayment(app, payer, { amount: 1000 })
  await quoted(payer, 100)
  const replayed = (await app.call(priceRates.replay, { body: { service, value: 0.4 } }, staff[0])).body
  expect(replayed.lines).toMatchObject([{ count: 2, currency: 'USD', before: 2.2, after: 4.4 }])
  expect(replayed.quotes_kept).toBe(1)
})

test('a margin with a minimum is refused at its field', async () => {
  const refused = await askForRate(app, made.staff[0], { service, value: 0.3, min: 1, currency: 'USD' })
  expect(failure(refused).error.fields).toEqual({ currency: 'The rate of this service has no limits' })
})

async function quoted({ token }: Payer, amount = 1000) {
  const currencies = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
  const body = { ...currencies, amount, purpose: 'conversion' } as const
  return (await app.call(wallet.quote, { body }, { token })).body
}

async function convert({ token }: Payer, quote_id: string) {
  const body = { quote_id }
  const done = await app.call(wallet.convert, { body }, { token })
  expect(done.body).toMatchObject({ conversion_status: 'completed' })
}

const service = 'currency_exchange'
