import { quotes } from '@tradelane/contract/quotes/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { rateFromText } from '@tradelane/money'
import { type PaymentProvider, ProviderUnavailable, UnknownRate } from '@tradelane/providers'
import { beforeAll, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { dayOfRates } from '../../../../test/day-of-rates.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  sandboxQuote = app.deps.payments.quote
})
checkBooksAfterEach(app, {
  restore: () => {
    app.deps.payments.quote = sandboxQuote
  },
})
let sandboxQuote: PaymentProvider['quote']

describe('a price', () => {
  it('comes from the provider’s quote, with the day’s reference rate as the mid rate that is shown', async () => {
    const asOf = givenProviderRate('1.05')
    const { body } = await quote()
    expect(body).toMatchObject({
      exchangeRate: 1.0479, // 1.05 less 0.2 %
      amount_received: 104.79,
      markup_percent: 0.2,
      mid_rate: 1.0389,
      as_of: dayOfRates(app),
      rate_source: 'Sandbox rate',
      provider_rate: 1.05,
      provider_rate_as_of: asOf.toISOString(),
      provider_rate_source: 'Rate of the payments provider',
    })
    const again = await app.call(quotes.get, { query: { quote_id: body.quote_id } }, { token: company.token })
    expect(again.body).toMatchObject({ mid_rate: 1.0389, provider_rate: 1.05, rate_source: 'Sandbox rate' })
  })

  it('earns the markup on the provider’s rate, even where that is better than the reference rate', async () => {
    givenProviderRate('1.05')
    const before = await booksOf(app, 'platform')
    const { body } = await quote()
    // The rate is locked: what the provider quotes meanwhile changes nothing.
    givenProviderRate('0.9')
    expect(
      (await app.call(wallet.convert, { body: { quote_id: body.quote_id } }, { token: company.token })).body,
    ).toMatchObject({
      message: 'Converted 100.00 EUR to 104.79 USD.',
    })
    const after = await booksOf(app, 'platform')
    expect(Number(after['fees EUR']) - Number(before['fees EUR'] ?? 0)).toBeCloseTo(0.2)
  })

  it('is not given at a provider’s rate that is too old', async () => {
    givenProviderRate('1.05', new Date(app.clock.now().getTime() - 5 * 86_400_000))
    for (const answer of [await quote(), await quote('payment')]) {
      expect([answer.status, failure(answer).error.code]).toEqual([422, 'RATE_UNAVAILABLE'])
    }
  })

  it('is not given for a pair that the provider does not quote, or while it does not answer', async () => {
    app.deps.payments.quote = async () => Promise.reject(new UnknownRate('not a pair of ours'))
    expect(failure(await quote()).error.code).toBe('RATE_UNAVAILABLE')
    app.deps.payments.quote = async () => Promise.reject(new ProviderUnavailable('no answer'))
    const unanswered = await quote()
    expect([unanswered.status, failure(unanswered).error.code]).toEqual([503, 'DEPENDENCY_UNAVAILABLE'])
  })

  it('in one currency needs no rate', async () => {
    app.deps.payments.quote = async () => Promise.reject(new ProviderUnavailable('no answer'))
    const body = { ...pair, destination_currency_code: 'EUR', amount: 100 } as const
    expect((await app.call(wallet.quote, { body }, { token: company.token })).body).toMatchObject({
      exchangeRate: 1,
    })
  })
})

describe('the mid rate', () => {
  it('is the provider’s own where there is no reference rate that is new enough', async () => {
    givenProviderRate('1.05')
    const { midRate } = app.deps.fx
    app.deps.fx.midRate = async () => Promise.reject(new UnknownRate('no table yet'))
    const [quoted, exchanged] = [
      await quote(),
      await app.call(wallet.currencyExchange, { body: pair }, { token: company.token }),
    ]
    app.deps.fx.midRate = midRate
    expect(quoted.body).toMatchObject({ mid_rate: 1.05, rate_source: 'Rate of the payments provider' })
    expect(quoted.body).not.toHaveProperty('provider_rate')
    expect(exchanged.body).toMatchObject({ exchangeRate: 1.05, rate_source: 'Rate of the payments provider' })
  })
})

describe('in the sandbox', () => {
  it('the rates of its clock walk from one business day to the next', async () => {
    const walking = await testApp({ SANDBOX_RATES: 'walk' })
    const { token } = await givenCompany(walking)
    const seen = new Set<number>()
    const days = new Set<string>()
    for (let step = 0; step < 7; step++) {
      const { body } = await walking.call(wallet.currencyExchange, { body: pair }, { token })
      expect(body).toMatchObject({ rate_source: 'Sandbox rate', as_of: dayOfRates(walking) })
      seen.add(body.exchangeRate)
      days.add(body.as_of)
      walking.clock.advance(86_400_000)
    }
    // Two days may have the same one, at so many decimals.
    expect(seen.size).toBeGreaterThan(days.size / 2)
    expect(seen.has(1.0389)).toBe(false)
    await walking.close()
  })
})

/** The provider quotes another rate than the ECB's table has. */
function givenProviderRate(rate: string, asOf = app.clock.now()): Date {
  app.deps.payments.quote = async ({ from, to }) => ({
    rate: rateFromText(rate, from, to),
    asOf,
    source: 'Rate of the payments provider',
  })
  return asOf
}

const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
const quote = (purpose: 'payment' | 'conversion' = 'conversion') =>
  app.call(wallet.quote, { body: { ...pair, amount: 100, purpose } }, { token: company.token })
