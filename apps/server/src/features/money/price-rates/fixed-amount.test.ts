import { priceList } from '@tradelane/contract/customers/rates'
import { fourEyes } from '@tradelane/contract/four-eyes/calls'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { askForRate, decideRate, givenRate, readRates } from '../../../../test/given-price-rate.ts'
import { givenRated } from '../../../../test/given-rated.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })
const dayMs = 24 * 60 * 60_000
const service = 'clearance_entry'
const currency = 'USD'

test('an amount is asked for, confirmed by a second person who reads it as one, and listed with its versions', async () => {
  const [one, other] = made.staff
  await givenRate(app, made.staff, { service, value: 130, currency, valid_from: inDays(10) })
  const { change_id } = (await askForRate(app, one, { service, value: 99.5, currency })).body
  const { changes } = (await app.call(fourEyes.list, {}, other)).body
  const change = changes.find((found) => found.change_id === change_id)
  expect([change?.before, change?.after]).toEqual([
    { rate: '120.00 USD', at_least: null, at_most: null },
    {
      ...{ rate: '99.50 USD', at_least: null, at_most: null, begins: 'With the approval' },
      replaces_planned: expect.stringMatching(/^130\.00 USD from /),
    },
  ])
  expect((await decideRate(app, other, change_id)).status).toBe(200)
  const listed = await readRates(app, one, { service })
  expect(
    listed.map(({ basis, value, currency: own, version, state }) => [basis, value, own, version, state]),
  ).toEqual([
    ['fixed', 99.5, 'USD', 3, 'ACTIVE'],
    ['fixed', 130, 'USD', 2, 'RETIRED'],
    ['fixed', 120, 'USD', 1, 'RETIRED'],
  ])
})

test('an amount of one customer is in its list of prices, and of others the one for all', async () => {
  const uid = made.payer.companyId
  await givenRate(app, made.staff, { service, uid, value: 0, currency })
  const entryOf = async (company: { token: string }) => {
    const { rates } = (await app.call(priceList.list, {}, company)).body
    return rates.find(({ of }) => of === 'each entry')
  }
  const listed = { service: 'customs_clearance', of: 'each entry', basis: 'fixed', text: 'an entry' }
  expect(await entryOf(made.payer)).toEqual({
    ...listed,
    ...{ scope: 'customer', value: 0, currency, version: '1 (own rate)' },
  })
  expect(await entryOf(await givenCompany(app))).toEqual({
    ...listed,
    ...{ scope: 'default', value: 120, currency, version: '1' },
  })
})

test('the database refuses an amount in another service, in another currency, beside a percentage, and twice at one time', async () => {
  const insert = (changes: string) =>
    app.deps.pool.query(
      `insert into price_rates (rate_id, service, basis_points, fixed, currency, asked_at, reason, version, valid_from)
         select gen_random_uuid(), f.service, f.basis_points, f.fixed, f.currency, now(), '', 9, now()
           from jsonb_populate_record(null::price_rates,
             '{"service": "clearance_entry", "basis_points": 0, "fixed": 1, "currency": "USD"}'::jsonb || $1::jsonb) f`,
      [changes],
    )
  await expect(insert('{"service": "payment"}')).rejects.toThrow('price_rates_entry_is_fixed')
  await expect(insert('{"fixed": null, "currency": null}')).rejects.toThrow('price_rates_entry_is_fixed')
  await expect(insert('{"currency": "EUR"}')).rejects.toThrow('price_rates_fixed_is_all')
  await expect(insert('{"currency": null}')).rejects.toThrow('price_rates_amounts_have_currency')
  await expect(insert('{"basis_points": 1}')).rejects.toThrow('price_rates_fixed_is_all')
  await expect(insert('{}')).rejects.toThrow('price_rates_never_two')
})

test('an amount is tried as it is asked for, and one in another currency is refused', async () => {
  const tried = (body: { value: number; currency: 'USD' | 'EUR' }) =>
    app.call(priceRates.replay, { body: { service, ...body } }, made.staff[0])
  expect((await tried({ value: 150, currency })).body).toMatchObject({ lines: [], quotes_kept: 0 })
  expect(failure(await tried({ value: 150, currency: 'EUR' })).error.fields).toEqual({
    currency: 'This service is charged in another currency',
  })
})

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString()
