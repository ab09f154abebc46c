import { movements as movementCalls } from '@tradelane/contract/movements/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { settleConversion } from './conversion-step.ts'

const app = theApp()
checkBooksAfterEach(app)

describe('converting between own wallets', () => {
  it('moves both balances at the quoted rate, and lists both movements', async () => {
    const company = await givenVerified()
    const quote = await quoteOf(company, 100)
    expect(quote).toMatchObject({
      fees: 0,
      amount_sent: 100,
      amount_received: 103.68,
      exchangeRate: 1.036822,
    })
    const answer = await convert(company, { quote_id: quote.quote_id })
    expect(answer.body).toEqual({
      status: 'success',
      conversion_status: 'completed',
      message: 'Converted 100.00 EUR to 103.68 USD.',
    })
    expect(await balancesOf(company)).toEqual({ USD: [103.68, 0], EUR: [600, 0] })
    const movements = async (currency: 'USD' | 'EUR') =>
      (
        await app.call(
          movementCalls.transactions,
          { query: { currency, page: '1' } },
          { token: company.token },
        )
      ).body
    expect((await movements('EUR')).content[0]).toMatchObject({ amount: -100, balance: 600 })
    expect((await movements('USD')).content[0]).toMatchObject({
      amount: 103.68,
      balance: 103.68,
      description: 'Converted 100.00 EUR to 103.68 USD',
    })
  })

  it('can be requested by the amount received', async () => {
    const company = await givenVerified()
    const quote = await quoteOf(company, 50, 'target')
    expect(quote).toMatchObject({ amount_received: 50, amount_sent: 48.23 })
    expect((await convert(company, { quote_id: quote.quote_id, amount: 48.23 })).status).toBe(200)
    expect(await balancesOf(company)).toEqual({ USD: [50, 0], EUR: [651.77, 0] })
  })

  it('books the spread as an entry of its own, and leaves no position open', async () => {
    const before = await booksOf(app, 'platform')
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    await convert(company, { quote_id })
    const after = await booksOf(app, 'platform')
    expect(Number(after['fees EUR']) - Number(before['fees EUR'] ?? 0)).toBeCloseTo(0.2)
    expect(Object.keys(after).filter((account) => account.startsWith('fx'))).toEqual([])
  })

  it('is refused without enough money or without the other wallet, and the quote stays valid', async () => {
    const company = await givenVerified()
    const quote = await quoteOf(company, 700.01)
    expect(failure(await convert(company, quote)).error.code).toBe('INVALID_REQUEST') // not the quote itself
    expect(failure(await convert(company, { quote_id: quote.quote_id })).error.code).toBe(
      'INSUFFICIENT_FUNDS',
    )
    expect(failure(await convert(company, { quote_id: quote.quote_id })).error.code).toBe(
      'INSUFFICIENT_FUNDS',
    )
    const body = {
      ...eurosToDollars,
      destination_currency_code: 'GBP',
      amount: 10,
      purpose: 'conversion',
    } as const
    const pounds = await app.call(wallet.quote, { body }, { token: company.token })
    expect(failure(await convert(company, { quote_id: pounds.body.quote_id }))).toMatchObject({
      message: 'You have no GBP account yet.',
    })
  })

  it('refuses an amount that is not the quoted one', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    expect(failure(await convert(company, { quote_id, amount: 101 })).error.code).toBe('CONFLICT')
    expect(failure(await convert(company, { quote_id, amount: 100.001 })).error.code).toBe('INVALID_REQUEST')
  })
})

describe('before the business is verified', () => {
  it.each([
    [undefined, 'KYB_REQUIRED', /^Verify your business first/],
    ['IN_PROGRESS', 'KYB_PENDING', /^We are reviewing your business/],
    ['RFI_REQUESTED', 'KYB_PENDING', /^We need more details of your business/],
    ['Refused', 'KYB_PENDING', /^Your KYB was refused/],
  ] as const)('nothing is converted, and the answer says what to do: %s', async (kyb, code, message) => {
    const company = await givenCompany(app, kyb ? { kyb } : {})
    const { quote_id } = await quoteOf(company, 100)
    const refused = failure(await convert(company, { quote_id }))
    expect(refused).toMatchObject({ message: expect.stringMatching(message), error: { code } })
    expect(await balancesOf(company)).toEqual({ USD: [0, 0], EUR: [700, 0] })
  })

  it('the quote stays valid, and is used once the verification is cleared', async () => {
    const company = await givenCompany(app, { kyb: 'IN_PROGRESS' })
    const { quote_id } = await quoteOf(company, 100)
    await convert(company, { quote_id })
    await app.db
      .updateTable('companies')
      .set({ kyb_status: 'Clear' })
      .where('uid', '=', company.companyId)
      .execute()
    expect((await convert(company, { quote_id })).status).toBe(200)
  })
})

describe('the quote', () => {
  it('is used once, also by two at the same moment', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 10)
    const answers = await Promise.all([convert(company, { quote_id }), convert(company, { quote_id })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(failure(await convert(company, { quote_id })).error.code).toBe('QUOTE_USED')
    expect((await balancesOf(company)).EUR).toEqual([690, 0])
  })

  it('is valid until it expires, and not a moment longer', async () => {
    const company = await givenVerified()
    const [early, late] = [await quoteOf(company, 10), await quoteOf(company, 10)]
    app.clock.advance(299_000)
    expect((await convert(company, { quote_id: early.quote_id })).status).toBe(200)
    app.clock.advance(2_000)
    expect(failure(await convert(company, { quote_id: late.quote_id })).error.code).toBe('QUOTE_EXPIRED')
  })

  it('cannot be used by another company, or for a payment', async () => {
    const [company, stranger] = [await givenVerified(), await givenVerified()]
    const { quote_id } = await quoteOf(company, 10)
    expect((await convert(stranger, { quote_id })).status).toBe(404)
    const body = { ...eurosToDollars, amount: 10 }
    const payment = await app.call(wallet.quote, { body }, { token: company.token })
    expect((await convert(company, { quote_id: payment.body.quote_id })).status).toBe(404)
    expect((await balancesOf(company)).EUR).toEqual([700, 0])
  })
})

describe('failures', () => {
  it('converts once when the money is enough for one and several requests come at the same time', async () => {
    const company = await givenVerified()
    const quotes = await Promise.all([1, 2, 3, 4].map(() => quoteOf(company, 400)))
    const answers = await Promise.all(quotes.map(({ quote_id }) => convert(company, { quote_id })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
    expect((await balancesOf(company)).EUR).toEqual([300, 0])
  })

  it('holds the money while the answer is missing, and ends consistently', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    const original = app.deps.payments.convert
    app.deps.payments.convert = async (conversion) => {
      await original(conversion)
      throw new ProviderUnavailable('no answer')
    }
    const answer = await convert(company, { quote_id })
    expect(answer.body).toMatchObject({ conversion_status: 'processing' })
    expect(await balancesOf(company)).toEqual({ USD: [0, 0], EUR: [600, 100] })
    expect((await reconcileProvider(app.deps)).differences).toEqual([])

    app.deps.payments.convert = original
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await balancesOf(company)).toEqual({ USD: [103.68, 0], EUR: [600, 0] })
  })

  it('is booked once when the request and its job get the outcome at the same time', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    const original = app.deps.payments.convert
    app.deps.payments.convert = async (conversion) => {
      await original(conversion)
      throw new ProviderUnavailable('no answer')
    }
    await convert(company, { quote_id })
    app.deps.payments.convert = original
    const { companyId } = company
    const { conversion_id: conversionId } = await app.db
      .selectFrom('conversions')
      .select('conversion_id')
      .where('uid', '=', companyId)
      .executeTakeFirstOrThrow()
    const settle = () => settleConversion(app.deps, { companyId, conversionId })
    expect(await race(app, [settle, settle])).toMatchObject([
      { value: { state: 'completed' } },
      { value: { state: 'completed' } },
    ])
    expect(await balancesOf(company)).toEqual({ USD: [103.68, 0], EUR: [600, 0] })
    const settled = await app.db
      .selectFrom('events')
      .select('to_state')
      .where('subject_id', '=', conversionId)
      .where('to_state', '=', 'completed')
      .execute()
    expect(settled).toHaveLength(1)
  })

  it('releases the money when the provider refuses', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    const original = app.deps.payments.convert
    app.deps.payments.convert = async ({ key, source, target }) => ({
      key,
      source,
      target,
      status: 'rejected',
      reason: 'The market is closed.',
    })
    const answer = await convert(company, { quote_id })
    app.deps.payments.convert = original
    expect(failure(answer).message).toBe('The market is closed.')
    expect(await balancesOf(company)).toEqual({ USD: [0, 0], EUR: [700, 0] })
  })

  it('answers a repeat after a crash with the earlier conversion', async () => {
    const company = await givenVerified()
    const { quote_id } = await quoteOf(company, 100)
    expect((await convert(company, { quote_id }, 'lost')).status).toBe(200)
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'lost').execute()
    expect((await convert(company, { quote_id }, 'lost')).body).toMatchObject({
      conversion_status: 'completed',
    })
    expect((await balancesOf(company)).EUR).toEqual([600, 0])
  })
})

const givenVerified = () => givenCompany(app, { kyb: 'Clear' })
const eurosToDollars = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const

async function quoteOf({ token }: GivenCompany, amount: number, side: 'source' | 'target' = 'source') {
  const body = { ...eurosToDollars, amount, side, purpose: 'conversion' } as const
  return (await app.call(wallet.quote, { body }, { token })).body
}
const convert = ({ token }: GivenCompany, body: { quote_id: string; amount?: number }, key?: string) =>
  app.call(wallet.convert, { body }, { token, ...(key ? { key } : {}) })

async function balancesOf({ token }: GivenCompany) {
  const { body } = await app.call(wallet.balances, {}, { token })
  return Object.fromEntries(
    body.map(({ curSymbol, balance, withHoldingBalance }) => [curSymbol, [balance, withHoldingBalance]]),
  )
}
