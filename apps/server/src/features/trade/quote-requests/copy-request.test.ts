import { availability } from '@tradelane/contract/availability/calls'
import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenDraft, givenPayer } from '../../../../test/given-payment.ts'
import {
  givenQuoteRequest,
  hamburgPlace,
  mumbaiPlace,
  readRequestOf,
  saveRequestOf,
  submitRequestOf,
  tea,
} from '../../../../test/given-quote-request.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { givenTrade, tradeOf } from '../../../../test/given-trade.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('a copy is a new draft with the same content, and leaves the first one alone', async () => {
  const quote_request_id = await givenQuoteRequest(app, ada, { note: 'Dry', role: 'buyer' })
  await submitRequestOf(app, ada, quote_request_id)
  const first = await readRequestOf(app, ada, { quote_request_id })
  const copied = await copy({ quote_request_id })
  expect(copied).toMatchObject({ status: 'success', version: 1 })
  expect(copied.quote_request_id).not.toBe(quote_request_id)
  expect(await readRequestOf(app, ada, { quote_request_id: copied.quote_request_id })).toEqual({
    ...first,
    ...{ quote_request_id: copied.quote_request_id, version: 1, state: 'DRAFT' },
    ...{ transaction_id: null, transaction_number: null, cases: [], updated_at: expect.any(String) },
  })
  expect(await readRequestOf(app, ada, { quote_request_id })).toEqual(first)
})

test('a copy of a trade that began with a request is a copy of that; a day that is past is left out', async () => {
  const quote_request_id = await givenQuoteRequest(app, ada, { shipping_date: dayFromNow(app, 1) })
  const { transaction_id } = (await submitRequestOf(app, ada, quote_request_id)).body
  app.clock.advance(3 * 86_400_000)
  const { quote_request_id: copied } = await copy({ transaction_id })
  expect(await readRequestOf(app, ada, { quote_request_id: copied })).toMatchObject({
    ...{
      name: 'Tea for Hamburg',
      shipping_date: null,
      goods: [tea],
      missing: { shipping_date: 'Select the shipping date' },
    },
  })
})

test('a trade without a request gives what its services know', async () => {
  const payer = await givenPayer(app)
  const transaction_id = await givenTrade(app, payer, { name: 'Valves', currency: 'EUR' })
  await givenDraft(app, payer)
  await givenBooking(app, payer.token)
  const [payment] = (await tradeOf(app, payer)).simple_payment_data
  const copied = await copy({ transaction_id }, payer)
  expect(await readRequestOf(app, payer, { quote_request_id: copied.quote_request_id })).toMatchObject({
    ...{ name: 'Valves', currency: 'EUR', services: ['payment', 'freight'], goods: [] },
    from: { name: 'Mumbai', countryCode: 'IN' },
    to: { name: 'Hamburg', countryCode: 'DE' },
    counterparty: { company_name: payment?.beneficiary_details?.company_name, beneficiary_id: null },
  })
  expect(payment?.beneficiary_details?.company_name).toBe('Hafenhandel Nord GmbH')
})

test('an empty trade gives its name and its currency', async () => {
  const transaction_id = await givenTrade(app, ada, { name: 'Bolts', currency: 'JPY' })
  const { quote_request_id } = await copy({ transaction_id })
  expect(await readRequestOf(app, ada, { quote_request_id })).toMatchObject({
    ...{ name: 'Bolts', currency: 'JPY', services: [], from: null, to: null, counterparty: null },
  })
})

test('a trade of another company is not there', async () => {
  const { token } = await givenCompany(app)
  const body = { transaction_id: (await tradeOf(app, ada)).transaction_id }
  expect((await app.call(quoteRequests.copy, { body }, { token })).status).toBe(404)
  expect((await app.call(quoteRequests.get, { body }, { token })).status).toBe(404)
})

test('the list has drafts and submitted ones, changed last first, and is searched by name and goods', async () => {
  const grace = await givenCompany(app)
  const list = async (query: { search?: string; page?: string; limit?: string } = {}) =>
    (await app.call(quoteRequests.list, { query }, { token: grace.token })).body
  const first = await givenQuoteRequest(app, grace)
  app.clock.advance(1000)
  const second = await givenQuoteRequest(app, grace, {
    name: 'Résumé',
    goods: [{ description: 'Brass bolts' }],
  })
  app.clock.advance(1000)
  const { transaction_id } = (await submitRequestOf(app, grace, first)).body
  const { transaction_number } = await tradeOf(app, grace)
  expect(await list()).toEqual({
    status: 'success',
    requests: [
      {
        ...{ quote_request_id: first, version: 2, state: 'SUBMITTED', name: 'Tea for Hamburg' },
        ...{ currency: 'USD', from: mumbaiPlace, to: hamburgPlace, services: ['payment', 'freight'] },
        ...{ total: 24_600, transaction_id, transaction_number, updated_by: 'Ada Okafor' },
        updated_at: expect.any(String),
      },
      expect.objectContaining({ quote_request_id: second, version: 1, state: 'DRAFT', total: null }),
    ],
    pagination: { current_page: 1, total_pages: 1, total: 2 },
  })
  const idsOf = async (search: string) =>
    (await list({ search })).requests.map(({ quote_request_id }) => quote_request_id)
  expect(await idsOf('resume')).toEqual([second])
  expect(await idsOf('BOLTS brass')).toEqual([second])
  expect(await idsOf('black tea')).toEqual([first])
  expect(await idsOf('coffee')).toEqual([])
  expect((await list({ limit: '1', page: '2' })).requests.map(({ name }) => name)).toEqual(['Résumé'])
})

test('a draft asks about a place behind the term that is the other end of the way', async () => {
  const body = { incoterm: 'FOB' as const, from: mumbaiPlace, to: hamburgPlace, named_place: 'Hamburg' }
  const { quote_request_id } = (await saveRequestOf(app, ada, body)).body
  expect((await readRequestOf(app, ada, { quote_request_id })).warnings).toEqual({
    named_place:
      'Is this the right place? Behind FOB is the port of departure, and Hamburg is where the goods go.',
  })
  await saveRequestOf(app, ada, { quote_request_id, named_place: 'Mumbai' })
  expect((await readRequestOf(app, ada, { quote_request_id })).warnings).toEqual({})
})

test('a draft warns of a code that was replaced, of a term that does not fit containers, and of a currency without a rate', async () => {
  const goods = [tea, { ...tea, hs_code: '09021099' }, { ...tea, hs_code: '85258019' }]
  const cargo = { container_size: 'ST20' as const }
  const body = { goods, incoterm: 'FOB' as const, cargo, currency: 'KPW' as const }
  const { quote_request_id } = (await saveRequestOf(app, ada, body)).body
  const { warnings } = await readRequestOf(app, ada, { quote_request_id })
  expect(Object.keys(warnings)).toEqual(['goods.2.hs_code', 'incoterm', 'currency'])
  expect(warnings['goods.2.hs_code']).toBe(
    '8525.80 was replaced in 2022 by 8525.81, 8525.82, 8525.83 or 8525.89. Check it before you submit.',
  )
  expect(warnings.incoterm).toBe(
    'FOB does not fit containers: they are handed over at the terminal, and FOB has the risk pass later, when the goods are on board in the port of departure. Use FCA instead.',
  )
  expect(warnings.currency).toBe(
    'There is no exchange rate for KPW today. Services in other currencies cannot be compared with the price of the goods.',
  )
  await saveRequestOf(app, ada, { quote_request_id, goods: [tea], incoterm: 'FCA', currency: 'EUR' })
  expect((await readRequestOf(app, ada, { quote_request_id })).warnings).toEqual({})
  await saveRequestOf(app, ada, { quote_request_id, incoterm: 'CIF', cargo: { transportation_by: 'BULK' } })
  expect((await readRequestOf(app, ada, { quote_request_id })).warnings).toEqual({})
})

type Source = { quote_request_id: string } | { transaction_id: string }
const copy = async (body: Source, { token }: { token: string } = ada) =>
  (await app.call(quoteRequests.copy, { body }, { token })).body

test('the first request says between which places a company trades, and a later one changes nothing', async () => {
  const route = async () => (await app.call(availability.get, {}, { token: ada.token })).body
  expect((await submitRequestOf(app, ada, await givenQuoteRequest(app, ada))).status).toBe(200)
  const first = {
    origin: 'Mumbai, IN',
    origin_iso: 'USD',
    destination: 'Hamburg, DE',
    destination_iso: 'USD',
  }
  expect(await route()).toMatchObject(first)
  const back = await givenQuoteRequest(app, ada, { from: hamburgPlace, to: mumbaiPlace, currency: 'EUR' })
  expect((await submitRequestOf(app, ada, back)).status).toBe(200)
  expect(await route()).toMatchObject(first)
})
