import { insurance } from '@tradelane/contract/insurance/calls'
import { coverOf, findClause, findGoodsClass } from '@tradelane/contract/insurance/cover'
import { checkIncoterm } from '@tradelane/contract/insurance/incoterm-check'
import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('three clauses stand side by side at once, and nothing is kept', async () => {
  const { insured_value, clauses, quote_desk, refused } = await indicated()
  expect({ insured_value, quote_desk, refused }).toEqual({
    insured_value: 115_500,
    quote_desk: null,
    refused: null,
  })
  expect(clauses.map(({ clause, premium, fee, total }) => [clause, premium, fee, total])).toEqual([
    ['ICC A', 456.24, 100, 556.24],
    ['ICC B', 376.54, 100, 476.54],
    ['ICC C', 316.77, 100, 416.77],
  ])
  expect(await app.db.selectFrom('insurance_policies').selectAll().execute()).toEqual([])
})

test.each([
  ['above 500,000 USD', { invoice_amount: '454545.46', freight_amount: '0' }, /500,000/],
  ['an excluded class', { category_of_goods: 'Live animals' }, /Live animals/],
  ['goods that are not known', { category_of_goods: 'Moon rock' }, /Moon rock/],
  ['a cover that is not known', { type_of_insurance_cover: 'Everything' }, /Everything/],
  ['an origin without its country', { origin_countrycode: undefined }, /country of origin/],
  ['a destination without its country', { place_of_destination: 'Hamburg' }, /country of destination/],
])('%s goes to the quote desk', async (_, changes, reason) => {
  const { clauses, quote_desk } = await indicated(changes)
  expect(clauses).toEqual([])
  expect(quote_desk).toMatch(reason)
})

test('a country that does not exist is refused at its field', async () => {
  const answer = await ask({ ...request, origin_countrycode: 'ZZ' })
  expect(failure(answer).error.fields).toHaveProperty('origin_countrycode')
})

test('exactly 500,000 USD are still priced at once', async () => {
  const { insured_value, clauses } = await indicated({ invoice_amount: '454545.45', freight_amount: '0' })
  expect([insured_value, clauses.length]).toEqual([500_000, 3])
})

test('goods to an excluded country are not priced, and their origin need not be known', async () => {
  const answer = await indicated({
    origin_countrycode: undefined,
    destination_countrycode: 'CU',
  })
  expect(answer).toMatchObject({ clauses: [], quote_desk: null, refused: expect.stringContaining('Cuba') })
})

test.each([['Sioux Falls, SD'], ['Chicago, IL'], ['Atlanta, GA'], ['Atlanta, Georgia']])(
  '%s is in the country that was picked with it, and in none without',
  async (place_of_origin) => {
    const picked = await indicated({ place_of_origin, origin_countrycode: 'US' })
    expect(picked).toMatchObject({ refused: null, quote_desk: null })
    expect(picked.clauses).toEqual((await indicated({ origin_countrycode: 'US' })).clauses)
    const typed = await indicated({ place_of_origin, origin_countrycode: undefined })
    expect(typed).toMatchObject({ clauses: [], refused: null })
    expect(typed.quote_desk).toContain('country of origin')
  },
)

test.each([
  { place_of_origin: 'Pyongyang, North Korea', origin_countrycode: 'DE' },
  { place_of_origin: 'Севастополь', origin_countrycode: 'UA' },
])('the picked country does not hide the excluded one that is written: %o', async (changes) => {
  expect((await indicated(changes)).refused).toMatch(/^Nothing is insured from or to/)
})

test('an indication says until when it is valid, and which part of a loss the insured bears', async () => {
  const before = app.clock.now().getTime()
  const { valid_until, deductible_amount } = await indicated({ deductible: '0.5' })
  expect(deductible_amount).toBe(577.5)
  const hours = (Date.parse(valid_until) - before) / 3_600_000
  expect(Math.round(hours)).toBe(48)
})

test('a country that the back office has excluded is not insured, until it is taken off the list', async () => {
  const { token } = await givenAdministrator(app)
  const exclude = { country: 'de', reason: 'The port is closed.' }
  await app.call(restrictedCountries.restrict, { body: exclude }, { token })
  expect((await indicated()).refused).toBe('Nothing is insured from or to Germany. The port is closed.')
  await app.call(restrictedCountries.admit, { body: { country: 'DE' } }, { token })
  expect((await indicated()).refused).toBeNull()
  const again = await app.call(restrictedCountries.admit, { body: { country: 'DE' } }, { token })
  expect(again.status).toBe(404)
})

test('the list of excluded countries is the back office’s alone, and knows who saved what', async () => {
  const { token } = await givenAdministrator(app)
  const body = { country: 'HT', reason: 'Unrest.' }
  const saved = [1, 2].map(() => app.call(restrictedCountries.restrict, { body }, { token }))
  expect((await Promise.all(saved)).map(({ status }) => status)).toEqual([200, 200])
  const listed = await app.call(restrictedCountries.list, {}, { token })
  const haiti = listed.body.countries.filter(({ country }) => country === 'HT')
  expect(haiti).toMatchObject([{ name: 'Haiti', reason: 'Unrest.', saved_by: 'Bo Lindqvist' }])
  expect(listed.body.countries).toContainEqual(
    expect.objectContaining({ country: 'KP', saved_by: 'Tradelane' }),
  )
  const unknown = await app.call(
    restrictedCountries.restrict,
    { body: { ...body, country: 'ZZ' } },
    { token },
  )
  expect(failure(unknown).error.fields).toHaveProperty('country')
  const stranger = { token: ada.token }
  expect((await app.call(restrictedCountries.restrict, { body }, stranger)).status).toBe(401)
  expect((await app.call(restrictedCountries.admit, { body: { country: 'HT' } }, stranger)).status).toBe(401)
  expect((await app.call(restrictedCountries.list, {}, stranger)).status).toBe(401)
})

describe('the delivery term', () => {
  test.each([
    ['CIF', 'seller', 'ICC C', true, /at least ICC C/],
    ['CIP', 'seller', 'ICC C', false, /at least ICC A/],
    ['CIP', 'seller', 'ICC B', false, /at least ICC A/],
    ['CIP', 'seller', 'ICC A', true, /at least ICC A/],
    ['CIF', 'buyer', 'ICC A', true, /seller owes you at least ICC C/],
    ['FOB', 'buyer', 'ICC A', true, /owes you no insurance/],
    ['CFR', 'buyer', 'ICC A', true, /owes you no insurance/],
    ['CPT', 'buyer', 'ICC A', true, /owes you no insurance/],
    ['FOB', 'seller', 'ICC A', true, /buyer's risk/],
    ['DDP', 'seller', 'ICC A', true, /your risk/],
    ['DAP', 'buyer', 'ICC A', true, /seller's risk/],
  ] as const)('%s for the %s with %s: %s', (term, party, clause, isMet, advice) => {
    const checked = checkIncoterm(term, party, clause)
    expect(checked.isMet).toBe(isMet)
    expect(checked.advice).toMatch(advice)
  })

  test('is advised on with the price', async () => {
    const { incoterm } = await indicated({
      incoterm: 'CIP',
      insured_party: 'seller',
      type_of_insurance_cover: 'ICC C',
    })
    expect(incoterm?.is_met).toBe(false)
  })

  test('is not advised on without a party', async () => {
    expect((await indicated({ incoterm: 'CIP' })).incoterm).toBeNull()
  })

  test('is not advised on without a term', async () => {
    expect((await indicated({ insured_party: 'seller' })).incoterm).toBeNull()
  })
})

test('clauses and classes are recognised in any spelling', () => {
  expect(['icc a', 'A', 'ICC (A)', 'Institute Cargo Clauses (A) 1.1.09', 'a'].map(findClause)).toEqual(
    Array(5).fill('ICC A'),
  )
  expect(['', 'ICC', 'D', 'ABC', 'All risks'].map(findClause)).toEqual(Array(5).fill(undefined))
  expect([' electronics ', 'TEXTILES AND CLOTHING', 'food_dry'].map(findGoodsClass)).toEqual([
    'electronics',
    'textiles',
    'food_dry',
  ])
})

test('nothing is both covered and excluded by one clause', () => {
  for (const { covers, excludes } of Object.values(coverOf))
    expect(covers.filter((peril) => excludes.includes(peril))).toEqual([])
})

const request = {
  category_of_goods: 'Electronics',
  invoice_amount: '100000',
  freight_amount: '5000',
  place_of_origin: 'Mumbai, IN',
  origin_countrycode: 'IN',
  place_of_destination: 'Hamburg, Germany',
}
type PremiumRequest = Parameters<typeof ask>[0]
const ask = (body: Parameters<typeof app.call<typeof insurance.premium>>[1]['body']) =>
  app.call(insurance.premium, { body }, { token: ada.token })
const indicated = async (changes: Partial<PremiumRequest> = {}) =>
  (await ask({ ...request, ...changes })).body
