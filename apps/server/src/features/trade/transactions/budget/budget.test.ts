import type { WireInput } from '@tradelane/contract'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import type { Currency } from '@tradelane/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayOfRates } from '../../../../../test/day-of-rates.ts'
import { givenColleague } from '../../../../../test/given-colleague.ts'
import { givenQuotedInsurance } from '../../../../../test/given-insurance.ts'
import { givenPayer, givenPayment, type Payer, untilSettled } from '../../../../../test/given-payment.ts'
import { givenQuoteRequest, submitRequestOf, tea } from '../../../../../test/given-quote-request.ts'
import { givenTrade, tradeOf } from '../../../../../test/given-trade.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { checkTrades } from '../check-trades.ts'

const app = theApp()
let ada: Payer
let trade: string
beforeEach(async () => {
  ada = await givenPayer(app)
  trade = (await tradeOf(app, ada)).transaction_id
})
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('a budget', () => {
  test('is empty before it is written', async () => {
    const nothing = { budget: null, quoted: 0, committed: 0, paid: 0, total: 0, left: null }
    const empty = {
      version: 0,
      written: null,
      rate: null,
      kinds: [],
      total: nothing,
      profit: null,
      lacks_import_charges: null,
    }
    expect(await budget()).toEqual(empty)
  })

  test('is compared with what is quoted, committed and paid, by kind and to the cent', async () => {
    await givenPayment(app, ada)
    await untilSettled(app)
    await givenQuotedInsurance(app, ada)
    const amounts = { payment: 1100, insurance: '399.99', freight: 250 }
    await write({ amounts, sales_value: 3000, units: 7 })
    const { kinds, total, profit } = await budget()
    expect(kinds).toEqual([
      { kind: 'payment', budget: 1100, quoted: 0, committed: 0, paid: 1000, total: 1000, left: 100 },
      { kind: 'freight', budget: 250, quoted: 0, committed: 0, paid: 0, total: 0, left: 250 },
      { kind: 'insurance', budget: 399.99, quoted: 400, committed: 0, paid: 0, total: 400, left: -0.01 },
    ])
    expect(total).toEqual({
      ...{ budget: 1749.99, quoted: 400, committed: 0, paid: 1000, total: 1400, left: 349.99 },
    })
    expect((await tradeOf(app, ada)).total.total).toBe(1400)
    // 1,600 / 7 is 228.571…
    expect(profit).toEqual({
      ...{ sales_value: 3000, amount: 1600, units: 7, per_unit: 228.57, is_whole: true },
    })
  })

  test('of some kinds has the cost of the others as spent, so that what is left adds up', async () => {
    await givenPayment(app, ada)
    await untilSettled(app)
    await write({ amounts: { freight: 800 } })
    const { kinds, total } = await budget()
    expect(kinds.map(({ kind, budget, left }) => [kind, budget, left])).toEqual([
      ['payment', null, -1000],
      ['freight', 800, 800],
    ])
    expect(total.left).toBe(-200)
    await write({ amounts: { freight: '' } })
    expect((await budget()).kinds[0]?.left).toBeNull()
  })

  test('of goods that are counted takes whole units alone', async () => {
    const started = async (unit: string) => {
      const id = await givenQuoteRequest(app, ada, { services: ['payment'], goods: [{ ...tea, unit }] })
      const { body } = await submitRequestOf(app, ada, id)
      return 'transaction_id' in body ? body.transaction_id : expect.fail(JSON.stringify(body))
    }
    const sell = async (transaction_id: string, units: number, version?: number) =>
      app.call(
        tradeFigures.budget,
        { body: { transaction_id, units, ...(version !== undefined && { version }) } },
        { token: ada.token },
      )
    const counted = await started('pcs')
    expect(failure(await sell(counted, 1.5)).error.fields).toEqual({
      units: 'The goods are counted in whole units: enter a whole number',
    })
    expect(failure(await sell(counted, 1.5, 7)).error.code).toBe('CONFLICT')
    expect((await sell(counted, 2)).status).toBe(200)
    expect((await sell(await started('kg'), 1.5)).status).toBe(200)
  })

  test('says a loss as a loss, and rounds a half away from nothing', async () => {
    await givenPayment(app, ada)
    await write({ sales_value: 999.75, units: 10 })
    expect((await budget()).profit).toMatchObject({ amount: -0.25, per_unit: -0.03 })
    await write({ sales_value: 1000.25, units: '2.5' })
    expect((await budget()).profit).toMatchObject({ amount: 0.25, units: 2.5, per_unit: 0.1 })
    await write({ sales_value: '', units: null })
    expect(await budget()).toMatchObject({ version: 3, profit: null })
  })

  test('in yen has no decimals', async () => {
    await countIn('JPY')
    expect(await fieldsOf({ amounts: { freight: 100.5 } })).toEqual({
      'amounts.freight': 'Enter an amount in JPY, with no more decimals',
    })
    await write({ amounts: { freight: 150_000 }, sales_value: 1_000_001, units: 3 })
    expect(await budget()).toMatchObject({
      kinds: [{ kind: 'freight', budget: 150_000, left: 150_000 }],
      // 333,333.67 yen are no amount.
      profit: { amount: 1_000_001, per_unit: 333_334 },
    })
  })

  test('in a currency without a rate says that the profit is not whole', async () => {
    await givenPayment(app, ada)
    await countIn('KWD')
    await write({ amounts: { payment: 307.125 }, sales_value: 400.001, units: 3 })
    const { kinds, profit } = await budget()
    expect(kinds).toEqual([
      { kind: 'payment', budget: 307.125, quoted: 0, committed: 0, paid: 0, total: 0, left: 307.125 },
    ])
    expect(profit).toMatchObject({ amount: 400.001, per_unit: 133.334, is_whole: false })
  })

  test('keeps its currency when that of the trade changes, and is changed at a named rate', async () => {
    await write({ amounts: { freight: 1000, other: 10 }, sales_value: 2000 })
    await countIn('EUR')
    const changed = await budget()
    expect(changed).toMatchObject({
      written: { currency: 'USD', sales_value: 2000, amounts: { freight: 1000, payment: null } },
      rate: { source: 'Sandbox rate', as_of: dayOfRates(app) },
      kinds: [
        { kind: 'freight', budget: 962.56, left: 962.56 },
        { kind: 'other', budget: 9.63 },
      ],
      profit: { sales_value: 1925.11 },
    })
    await write({ amounts: { freight: 900 } })
    const written = { currency: 'EUR', sales_value: null, amounts: { freight: 900, other: null } }
    expect(await budget()).toMatchObject({ written, rate: null, profit: null })
    await countIn('KWD')
    expect(await budget()).toMatchObject({ kinds: [{ budget: null, left: null }], total: { budget: null } })
  })

  test('of a trade whose buyer imports says that duty and tax are in no total', async () => {
    const lacks = async (changes: Parameters<typeof givenQuoteRequest>[2]) => {
      const id = await givenQuoteRequest(app, ada, { services: ['payment'], ...changes })
      const submitted = await submitRequestOf(app, ada, id)
      if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body))
      const started = submitted.body.transaction_id
      await app.call(
        tradeFigures.budget,
        { body: { transaction_id: started, sales_value: 100 } },
        { token: ada.token },
      )
      const figures = (await tradeOf(app, ada, started)).budget
      return [figures?.lacks_import_charges, figures?.profit?.is_whole]
    }
    expect(await lacks({})).toEqual(['duty_and_tax', false])
    expect(await lacks({ role: 'buyer', incoterm: 'CIF' })).toEqual(['duty_and_tax', false])
    expect(await lacks({ role: 'buyer', incoterm: 'DDP' })).toEqual([null, true])
    expect(await lacks({ role: 'seller' })).toEqual([null, true])
    expect(await lacks({ role: 'seller', incoterm: 'DDP' })).toEqual(['duty_and_tax', false])
    const lyon = { name: 'Lyon', countryCode: 'FR', lat: 45.76, lng: 4.84 }
    expect(await lacks({ role: 'buyer', from: lyon })).toEqual([null, true])
    const reunion = { name: 'Saint-Denis', countryCode: 'RE', lat: -20.88, lng: 55.45 }
    expect(await lacks({ role: 'buyer', from: reunion })).toEqual(['tax', false])
    const leeds = { name: 'Leeds', countryCode: 'GB', lat: 53.8, lng: -1.55 }
    expect(await lacks({ role: 'buyer', from: leeds })).toEqual(['duty_and_tax', false])
    const belfast = { name: 'Belfast', countryCode: 'GB', lat: 54.6, lng: -5.93 }
    expect(await lacks({ role: 'buyer', from: belfast })).toEqual([null, true])
    const arrecife = { name: 'Arrecife', countryCode: 'ES', lat: 28.96, lng: -13.55 }
    expect(await lacks({ role: 'buyer', from: arrecife })).toEqual(['tax', false])
  })

  test.each([
    [{ amounts: { freight: 0 } }, 'amounts.freight', 'Enter an amount above 0, or leave it empty'],
    [{ amounts: { freight: -1 } }, 'amounts.freight', 'Enter an amount above 0, or leave it empty'],
    [{ amounts: { freight: 1.005 } }, 'amounts.freight', 'Enter an amount in USD, with no more decimals'],
    [{ sales_value: 10_000_000_000 }, 'sales_value', 'At most 9,999,999,999'],
    [{ units: 0.0001 }, 'units', 'Enter a quantity above 0, with at most three decimals'],
    [{ units: 0 }, 'units', 'Enter a quantity above 0, with at most three decimals'],
  ])('%j is refused at %s, and nothing is saved', async (body, field, message) => {
    expect(await fieldsOf(body)).toEqual({ [field]: message })
    expect((await budget()).version).toBe(0)
  })
})

describe('who writes a budget', () => {
  test('keeps what is not sent, and is read in the time line', async () => {
    await write({ amounts: { freight: 1000 }, units: 5 })
    await write({ amounts: { insurance: '80.5' } })
    await write({ amounts: { freight: '', insurance: 90 } })
    expect((await write({ units: 5 })).body).toEqual({ status: 'success', version: 3 })
    expect((await tradeOf(app, ada)).timeline.map(({ text }) => text)).toEqual([
      'You changed the budget of the trade: Freight none, before 1,000.00 USD; Insurance 90.00 USD, before 80.50 USD.',
      'You changed the budget of the trade: Insurance 80.50 USD.',
      'You changed the budget of the trade: Freight 1,000.00 USD; Units sold 5.',
    ])
  })

  test('hears that somebody else was first', async () => {
    await write({ version: 0, sales_value: 1 })
    expect(failure(await write({ version: 0, sales_value: 2 })).error.code).toBe('CONFLICT')
    const at = (sales_value: number) => () => write({ version: 1, sales_value })
    const answers = await race(app, [at(3), at(4)], 'transactions')
    expect(answers.map((one) => one.status === 'fulfilled' && one.value.status).sort()).toEqual([200, 409])
    expect((await budget()).version).toBe(2)
  })

  test('hears that the trade has another currency than was read', async () => {
    await write({ amounts: { freight: 1000 }, units: 5 })
    await countIn('JPY')
    const stale = await write({ version: 1, amounts: { freight: 1200 } })
    expect(failure(stale).error.code).toBe('CONFLICT')
    expect((await write({ version: 2, amounts: { freight: 180_000 } })).status).toBe(200)
    expect((await budget()).written).toMatchObject({
      currency: 'JPY',
      amounts: { freight: 180_000 },
      units: 5,
    })
  })

  test('is an owner or a preparer of the company; a viewer reads', async () => {
    const preparer = await givenColleague(app, ada, 'preparer')
    const viewer = await givenColleague(app, ada, 'viewer')
    expect((await write({ sales_value: 50 }, preparer)).status).toBe(200)
    expect((await write({ sales_value: 60 }, viewer)).status).toBe(403)
    expect((await tradeOf(app, viewer)).budget?.written).toMatchObject({ sales_value: 50 })
    const other = await givenPayer(app)
    await givenTrade(app, other)
    expect((await write({ sales_value: 70 }, other)).status).toBe(404)
  })
})

type Sent = Omit<WireInput<typeof tradeFigures.budget>['body'], 'transaction_id'>
const write = (sent: Sent, { token }: { token: string } = ada) =>
  app.call(tradeFigures.budget, { body: { transaction_id: trade, ...sent } }, { token })
const fieldsOf = async (sent: Sent) => failure(await write(sent)).error.fields
const budget = async () => (await tradeOf(app, ada, trade)).budget ?? expect.fail('no figures')
const countIn = (currency: Currency) =>
  app.call(transactionSummary.update, { body: { transaction_id: trade, currency } }, { token: ada.token })
