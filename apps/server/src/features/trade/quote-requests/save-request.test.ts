import { quoteRequests } from '@tradelane/contract/quote-requests/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany, givenCompanyWithPartner } from '../../../../test/given-company.ts'
import {
  hamburgPlace,
  mumbaiPlace,
  readRequestOf,
  saveRequestOf,
  submitRequestOf,
  tea,
  wholeRequest,
} from '../../../../test/given-quote-request.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let ada: GivenCompany
beforeEach(async () => {
  ada = await givenCompany(app)
})

type Draft = Parameters<typeof saveRequestOf>[2]
const save = (body: Draft, person: { token: string } = ada) => saveRequestOf(app, person, body)
const fieldsOf = async (body: object) => failure(await save(body as Draft)).error.fields

describe('a draft', () => {
  test('of a colleague is not opened unasked', async () => {
    const grace = await givenColleague(app, ada, 'preparer')
    const { body } = await save({ name: 'Tea' }, grace)
    const { quote_request_id } = body
    const none = await app.call(quoteRequests.get, { body: {} }, { token: ada.token })
    expect(none.body).toEqual({ status: 'success', quote_request_id: null })
    expect(await readRequestOf(app, grace)).toMatchObject({ quote_request_id })
    expect(await readRequestOf(app, ada, { quote_request_id })).toMatchObject({
      name: 'Tea',
      updated_by: expect.any(String),
    })
  })

  test('may be empty, and is the newest until the next', async () => {
    const none = await app.call(quoteRequests.get, { body: {} }, { token: ada.token })
    expect(none.body).toEqual({ status: 'success', quote_request_id: null })
    const { body } = await save({})
    expect(body).toEqual({ status: 'success', quote_request_id: body.quote_request_id, version: 1 })
    expect(await readRequestOf(app, ada)).toEqual({
      status: 'success',
      quote_request_id: body.quote_request_id,
      ...{ version: 1, state: 'DRAFT', name: null, role: null, goods: [], currency: null, incoterm: null },
      ...{ named_place: null, from: null, to: null, shipping_date: null, services: [], counterparty: null },
      ...{
        cargo: null,
        note: null,
        total: null,
        total_in_dollars: null,
        transaction_id: null,
        transaction_number: null,
        cases: [],
        open: [],
      },
      missing: {
        goods: 'Add the goods',
        currency: 'Currency is required',
        incoterm: 'Select an Incoterm',
        named_place: 'Enter the named place',
        from: 'Choose where the goods come from',
        to: 'Choose where the goods go',
        shipping_date: 'Select the shipping date',
        services: 'Choose at least one service',
      },
      warnings: {},
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_by: 'Ada Okafor',
    })
  })

  test('keeps what is not sent, replaces what is, and is emptied by null and an empty text', async () => {
    const other = (await save({ name: 'Another' })).body
    const { quote_request_id } = (await save(wholeRequest(app))).body
    const which = { quote_request_id }
    const second = await save({ ...which, named_place: '', currency: null, services: ['escrow', 'escrow'] })
    expect(second.body).toEqual({ status: 'success', ...which, version: 2 })
    expect(await readRequestOf(app, ada, which)).toMatchObject({
      ...{ version: 2, name: 'Tea for Hamburg', named_place: null, currency: null, services: ['escrow'] },
      ...{ goods: [tea], from: mumbaiPlace, to: hamburgPlace, incoterm: 'FCA' },
    })
    await save({ ...which, goods: [{ description: 'Green tea' }] })
    const nothing = { hs_code: null, quantity: null, unit: null, unit_price: null }
    expect(await readRequestOf(app, ada)).toMatchObject({
      ...{ goods: [{ description: 'Green tea', ...nothing }], services: ['escrow'] },
    })
    expect(await readRequestOf(app, ada, { quote_request_id: other.quote_request_id })).toMatchObject({
      ...{ name: 'Another', version: 1, goods: [] },
    })
  })

  test('takes numbers and texts, codes with dots, and the whole suggestion of a city', async () => {
    const goods = [{ ...tea, hs_code: ' 0902.40 00', quantity: '0.000001', unit_price: '123456789.123456' }]
    const from = { ...mumbaiPlace, countryCode: 'in', lat: '19.07283', countryName: 'India', geonameId: 1 }
    const cargo = { weight: '12000', container_size: 'ST20', packages: '' }
    await save({ goods, from, cargo, role: 'seller', note: ' Two lines\nof text ' } as Draft)
    const request = await readRequestOf(app, ada)
    expect(request.goods).toEqual([
      { ...tea, hs_code: '09024000', quantity: 0.000001, unit_price: 123456789.123456 },
    ])
    expect(request).toMatchObject({ from: mumbaiPlace, role: 'seller', note: 'Two lines\nof text' })
    expect(request.cargo).toEqual({
      ...{ freight_type: null, transportation_by: null, container_size: 'ST20', weight: 12_000 },
      ...{ packages: null, length: null, width: null, height: null, volume: null, quantity: null },
    })
  })

  test.each([
    [{ goods: [tea, { hs_code: '0902' }] }, 'goods.1.hs_code', 'Enter an HS code of 6 to 10 digits'],
    [
      { goods: [{ hs_code: '991234' }] },
      'goods.0.hs_code',
      'This HS code does not exist. Search for the goods by word',
    ],
    [{ goods: [{ quantity: 0 }] }, 'goods.0.quantity', 'Enter a quantity above 0, with at most six decimals'],
    [
      { goods: [{ quantity: '1.0000001' }] },
      'goods.0.quantity',
      'Enter a quantity above 0, with at most six decimals',
    ],
    [
      { goods: [{ unit_price: '0.1234567' }] },
      'goods.0.unit_price',
      'Enter a price with at most six decimals',
    ],
    [{ goods: [{ unit_price: -1 }] }, 'goods.0.unit_price', 'Enter a price with at most six decimals'],
    [{ goods: [{ unit: 'u'.repeat(21) }] }, 'goods.0.unit', 'At most 20 characters'],
    [{ currency: 'XXQ' }, 'currency', 'Currency is required'],
    [{ incoterm: 'DAT' }, 'incoterm', 'Select an Incoterm'],
    [{ from: { ...mumbaiPlace, countryCode: 'ZZ' } }, 'from.countryCode', 'Select a country'],
    [{ to: { ...mumbaiPlace, lat: 91 } }, 'to.lat', 'Please choose a city from the list'],
    [{ shipping_date: '2027-02-30' }, 'shipping_date', 'Enter a valid date'],
    [{ services: ['clearance'] }, 'services.0', 'Choose a service from the list'],
    [{ cargo: { packages: 1.5 } }, 'cargo.packages', 'Enter how many pieces'],
  ])('%j is refused at %s, and nothing is saved', async (body, field, message) => {
    expect(await fieldsOf(body)).toEqual({ [field]: message })
    const { rows } = await app.deps.pool.query('select from quote_requests where uid = $1', [ada.companyId])
    expect(rows).toHaveLength(0)
  })

  test('has at most 100 goods, also where each has the longest text', async () => {
    const line = { ...tea, description: '茶'.repeat(200) }
    expect((await save({ goods: Array(100).fill(line) })).status).toBe(200)
    expect((await readRequestOf(app, ada)).goods).toHaveLength(100)
    expect(await fieldsOf({ goods: Array(101).fill(line) })).toEqual({ goods: 'At most 100 goods' })
  })

  test('is worth what a number can carry, and not more', async () => {
    const whole = { ...tea, quantity: 99_999_999, unit_price: 1000 }
    const rest = { ...tea, quantity: 999, unit_price: 1 }
    const { quote_request_id } = (await save({ goods: [whole, rest], currency: 'USD' })).body
    expect((await readRequestOf(app, ada)).total).toBe(99_999_999_999)
    const message = 'The goods are worth more than 99,999,999,999 in all. Check quantities and prices'
    const more = { quote_request_id, goods: [whole, { ...tea, quantity: 1000, unit_price: 1 }] }
    expect(await fieldsOf(more)).toEqual({ goods: message })
    expect(await fieldsOf({ goods: more.goods })).toEqual({ goods: message })
    expect((await readRequestOf(app, ada)).version).toBe(1)
  })
})

describe('two people who edit one request', () => {
  test('are parted by its version: the second changes nothing, and without a version the last one wins', async () => {
    const { quote_request_id } = (await save({ name: 'First' })).body
    const grace = await givenColleague(app, ada, 'preparer')
    expect((await save({ quote_request_id, version: 1, name: 'Ada' })).body.version).toBe(2)
    const second = await save({ quote_request_id, version: 1, name: 'Grace' }, grace)
    expect([second.status, failure(second).error.code]).toEqual([409, 'CONFLICT'])
    expect(await readRequestOf(app, ada)).toMatchObject({ version: 2, name: 'Ada', updated_by: 'Ada Okafor' })
    expect((await save({ quote_request_id, name: 'Grace' }, grace)).body.version).toBe(3)
    const read = await readRequestOf(app, ada, { quote_request_id })
    expect([read.name, read.version]).toEqual(['Grace', 3])
    expect(read.updated_by).not.toBe('Ada Okafor')
  })

  test('at once: one saves, and the other is refused', async () => {
    const { quote_request_id } = (await save({ name: 'First' })).body
    const both = await Promise.all(
      ['Ada', 'Grace'].map((name) => save({ quote_request_id, version: 1, name })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const kept = both[0]?.status === 200 ? 'Ada' : 'Grace'
    expect(await readRequestOf(app, ada)).toMatchObject({ version: 2, name: kept })
  })

  test('cannot change what was submitted', async () => {
    const { quote_request_id } = (await save(wholeRequest(app))).body
    await submitRequestOf(app, ada, quote_request_id)
    const old = await save({ quote_request_id, version: 1, name: 'Late' })
    expect(failure(old).error.code).toBe('CONFLICT')
    const late = await save({ quote_request_id, name: 'Late' })
    expect([late.status, failure(late).message]).toEqual([
      409,
      'This request was submitted and is a trade now. Copy it to ask for something else.',
    ])
    const removed = await app.call(quoteRequests.remove, { body: { quote_request_id } }, { token: ada.token })
    expect(failure(removed).error.code).toBe('ILLEGAL_STATE')
    expect(await readRequestOf(app, ada, { quote_request_id })).toMatchObject({ name: 'Tea for Hamburg' })
  })
})

describe('who may', () => {
  test('another company finds no request: it is not there to read, save, submit, copy or remove', async () => {
    const { quote_request_id } = (await save(wholeRequest(app))).body
    const { token } = await givenCompany(app)
    const body = { quote_request_id }
    const answers = [
      await app.call(quoteRequests.get, { body }, { token }),
      await app.call(quoteRequests.save, { body }, { token }),
      await app.call(quoteRequests.submit, { body }, { token }),
      await app.call(quoteRequests.copy, { body }, { token }),
      await app.call(quoteRequests.remove, { body }, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect((await app.call(quoteRequests.get, { body: {} }, { token })).body.quote_request_id).toBeNull()
  })

  test('another company’s partner is no counterparty', async () => {
    const { beneficiaryId } = await givenCompanyWithPartner(app)
    const refused = await save({ counterparty: { beneficiary_id: beneficiaryId } })
    expect([refused.status, failure(refused).error.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('a viewer reads, and does not save', async () => {
    const { quote_request_id } = (await save({ name: 'Tea' })).body
    const viewer = await givenColleague(app, ada, 'viewer')
    expect((await readRequestOf(app, viewer, { quote_request_id })).name).toBe('Tea')
    const refused = await save({ name: 'Coffee' }, viewer)
    expect([refused.status, failure(refused).error.code]).toEqual([403, 'ROLE_NOT_ALLOWED'])
  })

  test('after the session ended, nothing is saved and nothing is lost', async () => {
    await save({ name: 'Tea' })
    expect((await app.call(quoteRequests.save, { body: { name: 'Coffee' } })).status).toBe(401)
    expect((await readRequestOf(app, ada)).name).toBe('Tea')
  })
})

test('a removed draft is gone, and no other', async () => {
  const other = (await save({ name: 'Coffee' })).body
  const { quote_request_id } = (await save({ name: 'Tea' })).body
  const body = { quote_request_id }
  expect((await app.call(quoteRequests.remove, { body }, { token: ada.token })).status).toBe(200)
  expect((await app.call(quoteRequests.get, { body }, { token: ada.token })).status).toBe(404)
  expect((await readRequestOf(app, ada)).quote_request_id).toBe(other.quote_request_id)
})
