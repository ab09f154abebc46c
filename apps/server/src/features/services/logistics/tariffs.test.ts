import { logistics } from '@tradelane/contract/logistics/calls'
import {
  cargoTraits,
  containerKinds,
  portGroupNames,
  surchargeBases,
  tariffs,
  type WireSurcharge,
} from '@tradelane/contract/logistics/tariffs'
import {
  surchargeBases as basesOfEngine,
  containerKinds as kindsOfEngine,
  portGroups,
  cargoTraits as traitsOfEngine,
} from '@tradelane/freight'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { failure, testApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { priceAgain } from './price-again.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

test('the lists of the contract are those of the engine', () => {
  expect(Object.keys(portGroupNames)).toEqual([...portGroups])
  expect([surchargeBases, containerKinds, cargoTraits]).toEqual([
    basesOfEngine,
    kindsOfEngine,
    traitsOfEngine,
  ])
})

test('every row says where its figure comes from, and what is published is of a day', async () => {
  // As it came with the product.
  const fresh = await testApp()
  const { token } = await givenAdministrator(fresh)
  const { tariff } = (await fresh.call(tariffs.get, {}, { token })).body
  await fresh.close()
  expect(tariff.lanes.length).toBeGreaterThan(30)
  // A lane of ours follows published ones, and is of their day.
  for (const lane of tariff.lanes) expect([lane.source, lane.dated]).not.toContain(null)
  for (const { source } of tariff.surcharges) expect(source).not.toBe('')
  expect(new Set(tariff.surcharges.map(({ code }) => code))).toEqual(
    new Set('OHC BAF LSS EES PSS CGS EIS SCS PCS WRS DOC SEL ISP SEC DHC DGS RPO RPD OOH OOW OOL'.split(' ')),
  )
})

test('a saved tariff prices new searches; quotes given before are priced again as they were', async () => {
  const { token, companyId } = await givenCompany(app)
  const [before] = await givenFreights(app, token)
  const body = await edited()
  const saved = await save({ ...body, surcharges: [...body.surcharges, documents] })
  expect(saved.body).toMatchObject({ status: 'success', version: body.version + 1 })
  const [after] = (await givenFreights(app, token)).filter(({ name }) => name === before?.name)
  expect(after?.fees.find(({ code }) => code === 'ADM')).toMatchObject({
    label: 'Administration: 12.50 USD a shipment',
    amount: 12.5,
  })
  const quotes = await app.db.selectFrom('freight_quotes').selectAll().where('uid', '=', companyId).execute()
  expect(new Set(quotes.map(({ tariff_version }) => tariff_version))).toEqual(
    new Set([body.version, body.version + 1]),
  )
  for (const quote of quotes) expect(await priceAgain(app.db, quote, app.clock.now())).toBe(quote.cost_amount)
  if (!before) throw new Error('nobody sailed')
  expect((await app.call(logistics.add, { body: { freights: [before] } }, { token })).status).toBe(200)
})

test('a surcharge cannot have the code of a line that we price ourselves, such as the insurance', async () => {
  const { token } = await givenCompany(app)
  const body = await edited()
  const offers = await givenFreights(app, token, { insurance: true, invoice_amount: '80000' })
  const codes = new Set(offers.flatMap(({ fees }) => fees.map(({ code }) => code)))
  const own = [...codes].filter((code) => !body.surcharges.some((row) => row.code === code))
  expect(own).toEqual(expect.arrayContaining(['INS', 'INSF', 'CUS', 'SVC', 'FRT', 'DET']))
  for (const code of own) {
    const refused = failure(await save({ ...body, surcharges: [...body.surcharges, { ...documents, code }] }))
    expect(refused.error.fields).toHaveProperty([`surcharges.${body.surcharges.length}.code`])
  }
})

test('a quote from before there was a tariff cannot be booked any more', async () => {
  const { token } = await givenCompany(app)
  const [old] = await givenFreights(app, token)
  if (!old) throw new Error('nobody sailed')
  await app.db
    .updateTable('freight_quotes')
    .set({ tariff_version: null })
    .where('shipment_id', '=', old.shipment_id)
    .execute()
  const refused = await app.call(logistics.add, { body: { freights: [old] } }, { token })
  expect(failure(refused).error.code).toBe('QUOTE_ALTERED')
})

test('every version is listed with its note, the person and what it changed', async () => {
  const body = await edited()
  const [first, second, ...others] = body.lanes
  if (!first || !second) throw new Error('no lanes')
  const [handling, ...further] = body.surcharges
  if (!handling) throw new Error('no surcharges')
  await save({
    ...body,
    note: 'Rates of week 47',
    lanes: [{ ...first, percent: 61, dated: '2026-11-20' }, ...others],
    surcharges: [{ ...handling, amount: 1_500 }, ...further],
  })
  const [newest] = (await read()).versions
  expect(newest).toMatchObject({ note: 'Rates of week 47', saved_by: 'Bo Lindqvist' })
  expect(newest?.changes).toEqual([
    'Far East to North Europe: level in % 90 → 61; date of the source 24 Sep 2026 → 20 Nov 2026',
    'Far East to Mediterranean and Black Sea: removed',
    'OHC, Terminal handling: amount 133.80 USD → 1,500.00 USD',
  ])
  const events = await app.db
    .selectFrom('events')
    .select('to_state')
    .where('subject_id', '=', 'freight-tariff')
    .execute()
  expect(events).toContainEqual({ to_state: `version ${body.version + 1}` })
})

test('an older version is refused, also where the same one is saved twice', async () => {
  const before = await edited()
  const body = { ...before, surcharges: before.surcharges.slice(1) }
  const [one, again] = [await save(body, { key: 'once' }), await save(body, { key: 'once' })]
  expect(again.body).toEqual(one.body)
  expect(failure(await save(body)).error.code).toBe('CONFLICT')
})

test('an unchanged tariff makes no version, also straight after the one that came with the product', async () => {
  const fresh = await testApp()
  const token = (await givenAdministrator(fresh)).token
  const send = (body: Awaited<ReturnType<typeof edited>>) => fresh.call(tariffs.save, { body }, { token })
  const { version, lanes, surcharges } = (await fresh.call(tariffs.get, {}, { token })).body.tariff
  const body = { version, lanes, surcharges, note: 'Nothing' }
  const message = `Nothing has changed. Version ${version} stays in force.`
  expect(failure(await send(body))).toMatchObject({
    message,
    error: { code: 'INVALID_REQUEST', fields: { version: message } },
  })
  expect((await send({ ...body, lanes: lanes.toReversed() })).status).toBe(200)
  const { versions } = (await fresh.call(tariffs.get, {}, { token })).body
  expect(versions[0]?.changes).toEqual(['The order of the rows'])
  await fresh.close()
})

test('a tariff of nothing is refused', async () => {
  const refused = failure(await save({ ...(await edited()), lanes: [], surcharges: [] }))
  expect(refused.error).toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { surcharges: 'Keep at least one trade lane or surcharge' },
  })
})

test.each([0, 1_001, 1.5])('a lane of %s %% is refused', async (percent) => {
  const body = await edited()
  const [lane] = body.lanes
  if (!lane) throw new Error('no lanes')
  const refused = failure(await save({ ...body, lanes: [{ ...lane, percent }] }))
  expect(refused.error.fields).toEqual({ 'lanes.0.percent': 'Enter a whole number from 1 to 1,000' })
})

test('a lane to a country that does not exist is refused', async () => {
  const body = await edited()
  const [lane] = body.lanes
  if (!lane) throw new Error('no lanes')
  const refused = failure(await save({ ...body, lanes: [{ ...lane, from: 'ZZ' }] }))
  expect(refused.error.fields).toEqual({ 'lanes.0.from': 'There is no country with the letters ZZ' })
})

test.each([
  ['a lane twice', { lanes: 'twice' }, { 'lanes.1.to': 'This lane is already in the table' }],
  [
    'an end before its start',
    { valid_from: '2027-02-01', valid_to: '2027-01-31' },
    { 'surcharges.0.valid_to': 'The last day is before the first' },
  ],
  ['no mode', { modes: [] }, { 'surcharges.0.modes': 'Select at least one mode' }],
  [
    'an unknown country',
    { ends: ['ZZ'] },
    { 'surcharges.0.ends.0': 'There is no country with the letters ZZ' },
  ],
  [
    'more than twice the freight',
    { basis: 'percent', amount: 99_999.99 },
    { 'surcharges.0.amount': 'At most 200 per cent of the freight' },
  ],
  [
    'a unit of containers',
    { basis: 'unit' },
    { 'surcharges.0.basis': 'FCL and RAIL_FCL are counted in containers' },
  ],
  [
    'containers by air',
    { basis: 'teu', modes: ['AIR'] },
    { 'surcharges.0.basis': 'Only FCL and RAIL_FCL have containers' },
  ],
  [
    'a mode that does not exist',
    { modes: ['SHIP'] },
    { 'surcharges.0.modes.0': 'Use only FCL, LCL, BULK, AIR, FTL, LTL, RAIL_FCL' },
  ],
  ['a month that does not exist', { months: [13] }, { 'surcharges.0.months.0': 'Enter months from 1 to 12' }],
  [
    'a container that does not exist',
    { kinds: ['box'] },
    { 'surcharges.0.kinds.0': 'Use only dry, reefer, open_top, flat_rack, tank' },
  ],
  [
    'a passage that does not exist',
    { passages: ['styx'] },
    { 'surcharges.0.passages.0': expect.stringContaining('Use only suez, panama') },
  ],
  ['no source', { source: ' ' }, { 'surcharges.0.source': 'Say where the figure comes from' }],
  ['a code of digits', { code: 'B4' }, { 'surcharges.0.code': 'Enter two to five capital letters' }],
  ['a negative amount', { amount: -1 }, { 'surcharges.0.amount': 'Enter an amount with two decimals' }],
  [
    'an unknown area',
    { to: ['Mars'] },
    { 'surcharges.0.to.0': 'Enter a port group or a country with two letters' },
  ],
])('%s is refused at its field', async (_name, change, fields) => {
  const body = await edited()
  const [lane] = body.lanes
  const isLane = 'lanes' in change && lane !== undefined
  const bad = isLane
    ? { ...body, lanes: [lane, lane] }
    : { ...body, surcharges: [{ ...documents, ...change } as WireSurcharge] }
  expect(failure(await save(bad)).error.fields).toEqual(fields)
})

test('a customer can neither read nor save the tariff', async () => {
  const { token } = await givenCompany(app)
  const body = await edited()
  expect((await app.call(tariffs.get, {}, { token })).status).toBe(401)
  expect((await save(body, { token })).status).toBe(401)
})

const read = async () => (await app.call(tariffs.get, {}, { token: admin })).body
async function edited() {
  const { version, lanes, surcharges } = (await read()).tariff
  return { version, lanes, surcharges, note: 'A new quarter' }
}
const save = (body: Awaited<ReturnType<typeof edited>>, options: { token?: string; key?: string } = {}) =>
  app.call(tariffs.save, { body }, { token: admin, ...options })

const documents: WireSurcharge = {
  code: 'ADM',
  name: 'Administration',
  basis: 'shipment',
  amount: 12.5,
  amount_40: null,
  modes: ['FCL'],
  from: [],
  to: [],
  ends: ['DE'],
  kinds: [],
  passages: [],
  months: [],
  cargo: [],
  valid_from: null,
  valid_to: null,
  source: 'A test',
  dated: null,
}
