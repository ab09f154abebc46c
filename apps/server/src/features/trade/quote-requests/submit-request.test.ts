import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenCompany, givenCompany, givenCompanyWithPartner } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { requestOf } from '../../../../test/given-quote-case.ts'
import {
  givenQuoteRequest,
  mumbaiPlace,
  readRequestOf,
  saveRequestOf,
  submitRequestOf,
  tea,
} from '../../../../test/given-quote-request.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app)
let ada: GivenCompany
beforeEach(async () => {
  ada = await givenCompany(app)
})

type Changes = Parameters<typeof givenQuoteRequest>[2]
const given = (changes?: Changes) => givenQuoteRequest(app, ada, changes)
const submit = (id: string, version?: number) => submitRequestOf(app, ada, id, version)
const fieldsOf = async (changes: Changes) => failure(await submit(await given(changes))).error.fields

describe('a request that is submitted', () => {
  test('becomes the current trade of a company that is not verified yet, with a case at the desk', async () => {
    const before = await tradeOf(app, ada)
    const quote_request_id = await given({ note: 'Keep it dry.' })
    const { status, body } = await submit(quote_request_id, 1)
    const trade = await tradeOf(app, ada)
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        message: `Your request is trade ${trade.transaction_number} now`,
        transaction_id: trade.transaction_id,
        cases: [{ service: 'freight', case_id: body.cases[0]?.case_id }],
        open: [],
      },
    ])
    expect(trade).toMatchObject({
      ...{ name: 'Tea for Hamburg', is_current: true, total: { currency: 'USD' } },
      request: { quote_request_id, services: ['payment', 'freight'] },
    })
    // The first one was only read.
    expect(trade.transaction_id).toBe(before.transaction_id)
    expect(before.request).toBeUndefined()
    const asked = await requestOf(app, ada.token, body.cases[0]?.case_id ?? '')
    expect(asked).toMatchObject({
      ...{ transaction_id: trade.transaction_id, service: 'freight', state: 'NEW', note: 'Keep it dry.' },
      request: { title: 'Freight, a part of a container by sea: Mumbai, IN to Hamburg, DE' },
    })
  })

  test('is read by its trade, with its number, and changes no more', async () => {
    const quote_request_id = await given()
    const { transaction_id, cases } = (await submit(quote_request_id)).body
    const { transaction_number } = await tradeOf(app, ada)
    expect(await readRequestOf(app, ada, { transaction_id })).toMatchObject({
      ...{ quote_request_id, version: 2, state: 'SUBMITTED', transaction_id, transaction_number },
      ...{ total: 24_600, total_in_dollars: 24_600, missing: {}, warnings: {}, goods: [tea], open: [] },
      cases: cases.map(({ service, case_id }) => ({ case_id, service })),
    })
    const newest = await app.call(quoteRequests.get, { body: {} }, { token: ada.token })
    expect(newest.body.quote_request_id).toBeNull()
  })

  test('is in the time line of its trade', async () => {
    await submit(await given({ services: ['escrow', 'freight'] }))
    const { timeline } = await tradeOf(app, ada)
    const texts = timeline.filter(({ subject }) => subject === 'transaction').map(({ text }) => text)
    expect(texts.toSorted()).toEqual([
      'You requested a quote for the trade: Smart Escrow, Logistics.',
      'You started the trade.',
    ])
  })

  test('is one trade and one case, also when it is submitted again, with or without a key', async () => {
    const id = await given()
    const first = await submit(id, 1)
    const body = { quote_request_id: id, version: 1 }
    const keyed = () => app.call(quoteRequests.submit, { body }, { token: ada.token, key: 'again' })
    for (const again of [await submit(id), await submit(id, 1), await keyed(), await keyed()])
      expect(again.body).toEqual(first.body)
    expect(await rowsOf(ada)).toEqual({ trades: 1, cases: 1 })
  })

  test('is one trade and one case, also in two tabs at once', async () => {
    await tradeOf(app, ada)
    const id = await given()
    const both = await race(app, [() => submit(id, 1), () => submit(id, 1)], 'transactions')
    const [first, second] = both.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
    expect([first?.status, second?.status]).toEqual([200, 200])
    expect(second?.body).toEqual(first?.body)
    expect(await rowsOf(ada)).toEqual({ trades: 1, cases: 1 })
  })

  test('is refused where somebody has saved since it was read, and nothing begins', async () => {
    const quote_request_id = await given()
    await saveRequestOf(app, ada, { quote_request_id, name: 'Changed' })
    const refused = await submit(quote_request_id, 1)
    expect([refused.status, failure(refused).error.code]).toEqual([409, 'CONFLICT'])
    expect(await rowsOf(ada)).toEqual({ trades: 0, cases: 0 })
  })
})

test('a request that is saved while its rate is asked for is not submitted as it was', async () => {
  const quote_request_id = await given({ currency: 'EUR' })
  const { midRate } = app.deps.fx
  app.deps.fx.midRate = async (from, to) => {
    await saveRequestOf(app, ada, { quote_request_id, currency: 'JPY' })
    return midRate(from, to)
  }
  const refused = await submit(quote_request_id)
  app.deps.fx.midRate = midRate
  expect([refused.status, failure(refused).error.code]).toEqual([409, 'CONFLICT'])
  expect(await rowsOf(ada)).toEqual({ trades: 0, cases: 0 })
  expect(await readRequestOf(app, ada)).toMatchObject({ state: 'DRAFT', currency: 'JPY', version: 2 })
})

describe('what is missing', () => {
  test('is said by field, as the draft says it, and nothing begins', async () => {
    const goods = [tea, {}]
    const nothing = { currency: null, incoterm: null, named_place: null, from: null, to: null }
    const missing = {
      'goods.1.description': 'Describe the goods',
      'goods.1.hs_code': 'Enter an HS code',
      'goods.1.quantity': 'Enter a quantity',
      'goods.1.unit': 'Enter a unit',
      'goods.1.unit_price': 'Enter a price',
      currency: 'Currency is required',
      incoterm: 'Select an Incoterm',
      named_place: 'Enter the named place',
      from: 'Choose where the goods come from',
      to: 'Choose where the goods go',
      shipping_date: 'Select the shipping date',
      services: 'Choose at least one service',
    }
    expect(await fieldsOf({ ...nothing, goods, shipping_date: null, services: [] })).toEqual(missing)
    expect((await readRequestOf(app, ada)).missing).toEqual(missing)
    expect(await fieldsOf({ goods: [] })).toEqual({ goods: 'Add the goods' })
    expect(await rowsOf(ada)).toEqual({ trades: 0, cases: 0 })
  })

  test('is a way that goes nowhere, and a day that is too far', async () => {
    expect(await fieldsOf({ to: mumbaiPlace, from: mumbaiPlace })).toEqual({
      to: 'Choose two different places',
    })
    expect(await fieldsOf({ shipping_date: dayFromNow(app, 367) })).toEqual({
      shipping_date: 'Choose a shipping date within a year',
    })
  })

  test('is a day that is over everywhere: yesterday may still be today', async () => {
    expect(await fieldsOf({ shipping_date: dayFromNow(app, -2) })).toEqual({
      shipping_date: 'Choose a shipping date from today on',
    })
    const today = dayFromNow(app, 0)
    expect((await submit(await given({ shipping_date: today }))).status).toBe(200)
  })

  const tehran = { name: 'Tehran', countryCode: 'IR', lat: 35.69, lng: 51.42 }
  const kabul = { name: 'Kabul', countryCode: 'AF', lat: 34.53, lng: 69.17 }
  const sevastopol = { name: 'Sevastopol, Crimea', countryCode: 'UA', lat: 44.6, lng: 33.52 }

  test('is a place that we do not reach: goods reach fewer than money', async () => {
    const carried = 'We carry nothing from or to Iran. Sanctions forbid it.'
    expect(await fieldsOf({ from: tehran })).toEqual({ from: carried })
    expect(await fieldsOf({ to: tehran, services: ['payment'] })).toEqual({
      to: 'We do not serve Iran. Sanctions forbid it.',
    })
    expect(Object.keys((await fieldsOf({ to: kabul, services: ['insurance'] })) ?? {})).toEqual(['to'])
    expect(Object.keys((await fieldsOf({ to: sevastopol })) ?? {})).toEqual(['to'])
    expect((await submit(await given({ to: kabul, services: ['payment'] }))).status).toBe(200)
  })

  test('is a counterparty that we may not serve, typed or a partner', async () => {
    const refusal = 'We do not serve Iran. Sanctions forbid it.'
    expect(await fieldsOf({ counterparty: { company_name: 'Pars', country: 'IR' } })).toEqual({
      'counterparty.country': refusal,
    })
    const grace = await givenCompanyWithPartner(app)
    const counterparty = { beneficiary_id: grace.beneficiaryId }
    const id = await givenQuoteRequest(app, grace, { counterparty })
    await app.deps.pool.query("update partners set country = 'IR' where beneficiary_id = $1", [
      grace.beneficiaryId,
    ])
    const refused = await submitRequestOf(app, grace, id)
    expect(failure(refused).error.fields).toEqual({ 'counterparty.beneficiary_id': refusal })
    const town = "update partners set country = 'UA', town = 'Sevastopol' where beneficiary_id = $1"
    await app.deps.pool.query(town, [grace.beneficiaryId])
    expect(Object.keys((await readRequestOf(app, grace)).missing)).toEqual(['counterparty.beneficiary_id'])
    await app.deps.pool.query("update partners set town = 'Odesa' where beneficiary_id = $1", [
      grace.beneficiaryId,
    ])
    expect((await submitRequestOf(app, grace, id)).status).toBe(200)
  })
})

test('another trade can be continued, and the request stays with its own', async () => {
  const first = await givenTrade(app, ada)
  const { transaction_id } = (await submit(await given())).body
  const body = { transaction_id: first }
  await app.call(transactionSummary.resume, { body }, { token: ada.token })
  expect((await tradeOf(app, ada)).request).toBeUndefined()
  expect((await tradeOf(app, ada, transaction_id)).request?.services).toEqual(['payment', 'freight'])
  const none = await app.call(quoteRequests.get, { body }, { token: ada.token })
  expect(none.body).toEqual({ status: 'success', quote_request_id: null })
})

async function rowsOf({ companyId }: GivenCompany) {
  const { rows } = await app.deps.pool.query<{ trades: number; cases: number }>(
    `select (select count(*)::int from transactions where uid = $1) as trades,
            (select count(*)::int from quote_cases where uid = $1) as cases`,
    [companyId],
  )
  return rows[0]
}
