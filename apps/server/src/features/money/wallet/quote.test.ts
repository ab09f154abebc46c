import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { wallet } from '@tradelane/contract/wallet/calls'
import { describe, expect, it } from 'vitest'
import { dayOfRates } from '../../../../test/day-of-rates.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { inTransaction } from '../../../transaction.ts'
import { sweepOldQuotes } from '../../services/simple-payment/sweep-old-quotes.ts'
import { getQuote, useQuote } from './index.ts'

const app = theApp({ QUOTE_SECONDS: '60' })
const company = prepared(() => givenCompany(app))

const pair = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
const quote = (body: Parameters<typeof app.call<typeof wallet.quote>>[1]['body']) =>
  app.call(wallet.quote, { body }, { token: company.token })

describe('a quote', () => {
  it('names rate, mid rate, markup, fee, both amounts, source and expiry', async () => {
    const { body } = await quote({ ...pair, amount: 1000 })
    expect(body).toMatchObject({
      status: 'success',
      fees: 0.5,
      amount_sent: 1000,
      amount_received: 960.15,
      exchangeRate: 0.960631,
      mid_rate: 0.962557,
      markup_percent: 0.2,
      as_of: dayOfRates(app),
      rate_source: 'Sandbox rate',
    })
    const secondsLeft = (Date.parse(body.expires_at) - app.clock.now().getTime()) / 1_000
    expect(Math.round(secondsLeft)).toBe(60)
  })

  it('calculates the amount sent if the received amount is entered', async () => {
    const { body } = await quote({ ...pair, amount: 960.15, side: 'target' })
    expect(body).toMatchObject({ amount_sent: 1000, amount_received: 960.15, fees: 0.5 })
  })

  it('is given for every pair of the twenty', async () => {
    const to = 'GBP'
    for (const from of offeredCurrencies) {
      const body = { source_currency_code: from, destination_currency_code: to, amount: 1000 } as const
      expect([from, (await quote(body)).status]).toEqual([from, 200])
    }
  })

  it('in one currency is one to one, less the fee', async () => {
    const body = { source_currency_code: 'USD', destination_currency_code: 'USD', amount: 200 } as const
    expect((await quote(body)).body).toMatchObject({
      exchangeRate: 1,
      markup_percent: 0,
      fees: 0.1,
      amount_received: 199.9,
    })
    expect(failure(await quote({ ...body, purpose: 'conversion' })).error.fields).toEqual({
      destination_currency_code: 'Choose two different currencies',
    })
  })

  it('refuses an amount that its currency does not allow, at the field', async () => {
    for (const [amount, message] of [
      [0, 'Enter a valid amount'],
      [-1, 'Enter a valid amount'],
      [0.001, 'USD has at most 2 decimals'],
      [2_000_000_000, 'At most 1,000,000,000 USD at a time'],
    ] as const) {
      expect(failure(await quote({ ...pair, amount })).error.fields).toEqual({ amount: message })
    }
    // What arrives is within the limit; what leaves for it is not.
    const pounds = { source_currency_code: 'USD', destination_currency_code: 'GBP' } as const
    expect(failure(await quote({ ...pounds, amount: 999_999_999, side: 'target' })).error.fields).toEqual({
      amount: 'At most 1,000,000,000 USD at a time',
    })
    const yen = { source_currency_code: 'JPY', destination_currency_code: 'USD' } as const
    expect(failure(await quote({ ...yen, amount: 1 })).error.fields).toEqual({
      amount: 'The amount is too small to convert',
    })
    expect(failure(await quote({ ...yen, amount: 10.5 })).error.fields).toEqual({
      amount: 'JPY has no decimals',
    })
  })

  it('is refused without a session', async () => {
    expect((await app.call(wallet.quote, { body: { ...pair, amount: 1 } })).status).toBe(401)
  })
})

describe('the exchange rate', () => {
  it('is the mid rate, with its date and source', async () => {
    const { body } = await app.call(wallet.currencyExchange, { body: pair }, { token: company.token })
    expect(body).toEqual({
      status: 'success',
      sourceCurrencyCode: 'USD',
      exchangeRate: 0.962557,
      destinationCurrencyCode: 'EUR',
      as_of: dayOfRates(app),
      rate_source: 'Sandbox rate',
    })
  })
})

describe('an old quote', () => {
  it('is deleted a week after it expires, unless it was used or a draft refers to it', async () => {
    const taken = await Promise.all([1000, 2000].map((amount) => quote({ ...pair, amount })))
    const [used, unused] = taken.map(({ body }) => body.quote_id)
    await inTransaction(app.db, (tx) =>
      useQuote(tx, systemScope(company.companyId), used ?? '', { purpose: 'payment', now: app.clock.now() }),
    )
    app.clock.advance(8 * 86_400_000)
    await sweepOldQuotes(app.deps)
    await expect(getQuote(app.db, systemScope(company.companyId), unused ?? '')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await getQuote(app.db, systemScope(company.companyId), used ?? '')).quoteId).toBe(used)
  })
})
