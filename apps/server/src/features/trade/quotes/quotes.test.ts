import { quotes } from '@tradelane/contract/quotes/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { describe, expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDraft, givenPayer, givenPayment, givenQuote } from '../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenPayer(app))
const stranger = prepared(() => givenCompany(app))

describe('the list', () => {
  test('returns what each quote priced, whether it is valid, and its outcome', async () => {
    const eva = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, eva)
    const converted = await givenConversion(eva)
    const live = await givenQuote(app, eva, 50)
    const { data, pagination } = await listOf(eva)
    expect(pagination).toEqual({ current_page: 1, total_pages: 1, total: 3 })
    expect(data).toMatchObject([
      { quote_id: live.quote_id, product: 'payment', state: 'live', source_amount: 50, subject_id: null },
      { quote_id: converted, product: 'conversion', state: 'used', subject_id: expect.any(String) },
      {
        product: 'payment',
        state: 'used',
        subject_id: simplePaymentId,
        company_name: 'Hafenhandel Nord GmbH',
      },
    ])
  })

  test('leaves out prices that were tried and not used, but for the newest while it is valid', async () => {
    const eva = await givenPayer(app)
    const draft = await givenDraft(app, eva)
    const listed = async () => (await listOf(eva)).data.map((row) => [row.quote_id, row.state])
    const tryPrice = async (amount: number, draft_id?: string) => {
      app.clock.advance(1_000)
      const pair = { source_currency_code: 'USD', destination_currency_code: 'EUR' } as const
      return (await app.call(wallet.quote, { body: { ...pair, amount, draft_id } }, { token: eva.token }))
        .body
    }
    await tryPrice(25)
    const last = await tryPrice(26)
    expect(await listed()).toEqual([
      [last.quote_id, 'live'],
      [draft.quote_id, 'live'],
    ])
    // The draft itself is listed, and leads to everything that was entered.
    await tryPrice(40, draft.simple_payment_id ?? '')
    expect(await listed()).toEqual([[draft.quote_id, 'live']])
    await tryPrice(27)
    app.clock.advance(10 * 60_000)
    expect(await listed()).toEqual([[draft.quote_id, 'expired']])
  })

  test('names the draft that was priced with a quote', async () => {
    const eva = await givenPayer(app)
    const draft = await givenDraft(app, eva)
    expect((await listOf(eva)).data).toMatchObject([
      {
        quote_id: draft.quote_id,
        subject_id: draft.simple_payment_id,
        company_name: 'Hafenhandel Nord GmbH',
      },
    ])
  })

  test('is searched by words: id, product, currency, partner', async () => {
    const eva = await givenPayer(app)
    const draft = await givenDraft(app, eva)
    const converted = await givenConversion(eva)
    const found = async (search: string) => (await listOf(eva, { search })).data.map((row) => row.quote_id)
    expect(await found('')).toHaveLength(2)
    expect(await found('conversion')).toEqual([converted])
    expect(await found('hafen payment')).toEqual([draft.quote_id])
    expect(await found(converted.slice(0, 8).toUpperCase())).toEqual([converted])
    expect(await found('usd eur')).toHaveLength(2)
    expect(await found('GBP')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  test('is of the last week, month or year', async () => {
    const eva = await givenCompany(app, { kyb: 'Clear' })
    await givenBalance(app, eva, '100', 'USD')
    await givenConversion(eva)
    const counts = async () =>
      Promise.all(
        ['weekly', 'monthly', 'yearly'].map(async (period) => (await listOf(eva, { period })).data.length),
      )
    const age = (days: number) =>
      app.db
        .updateTable('quotes')
        .set({
          created_at: new Date(app.clock.now().getTime() - days * dayMs),
          expires_at: new Date(app.clock.now().getTime() - days * dayMs + 1),
        })
        .where('uid', '=', eva.companyId)
        .execute()
    expect(await counts()).toEqual([1, 1, 1])
    await age(8)
    expect(await counts()).toEqual([0, 1, 1])
    await age(32)
    expect(await counts()).toEqual([0, 0, 1])
    await age(367)
    expect(await counts()).toEqual([0, 0, 0])
  })

  test('can be narrowed to one partner, and comes in pages', async () => {
    const eva = await givenPayer(app)
    await givenDraft(app, eva)
    await givenQuote(app, eva, 20)
    expect((await listOf(eva, { beneficiary_id: eva.beneficiaryId })).data).toHaveLength(1)
    expect((await listOf(eva, { beneficiary_id: ada.beneficiaryId })).data).toEqual([])
    const second = await listOf(eva, { limit: '1', page: '2' })
    expect(second.data).toHaveLength(1)
    expect(second.pagination).toEqual({ current_page: 2, total_pages: 2, total: 2 })
    expect((await listOf(eva, { page: '7' })).data).toEqual([])
  })

  test('is empty for another company, and refused without a session', async () => {
    expect((await listOf(stranger)).data).toEqual([])
    expect((await app.call(quotes.list, { query: {} })).status).toBe(401)
  })
})

test('a stored quote is returned unchanged while it exists', async () => {
  // When a payment would arrive is said for one that is submitted now, and is not stored.
  const { arrivals: _, ...given } = await givenQuote(app, ada, 75)
  const { body } = await get(ada, given.quote_id)
  expect(body).toEqual({
    ...given,
    product: 'payment',
    state: 'live',
    source_currency: 'USD',
    target_currency: 'EUR',
  })
  expect((await get(stranger, given.quote_id)).status).toBe(404)
})

const dayMs = 86_400_000

type Asked = { token: string }
const listOf = async ({ token }: Asked, query: Record<string, string> = {}) =>
  (await app.call(quotes.list, { query } as never, { token })).body
const get = ({ token }: Asked, quote_id: string) => app.call(quotes.get, { query: { quote_id } }, { token })

async function givenConversion(company: Asked, amount = 10): Promise<string> {
  const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' } as const
  const body = { ...pair, amount, purpose: 'conversion' } as const
  const { quote_id } = (await app.call(wallet.quote, { body }, { token: company.token })).body
  await app.call(wallet.convert, { body: { quote_id } }, { token: company.token })
  return quote_id
}
