import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

type Saved = WireInput<typeof dutyRates.save>['body']
const line: Saved = {
  ...{ hs_prefix: '940360', destination: 'EU', percent: 1.5, status: 'known', version: 1 },
  ...{ source: 'Regulation of a test', as_of: '2026-11-01', reason: 'It was raised.' },
}

async function save(changes: Partial<Saved>) {
  const { token } = await givenAdministrator(app)
  return app.call(dutyRates.save, { body: { ...line, ...changes } }, { token })
}

async function list(search: string, with_earlier = false) {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(dutyRates.list, { query: {}, body: { search, with_earlier } }, { token })
  if (!('rates' in body)) throw new Error(JSON.stringify(body))
  return body
}

async function dutyOn(hs_code: string, origin: string): Promise<number | undefined> {
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin, destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
        ...{ value: 1_000, freight: 0, insurance: 0 },
      },
    },
    { token },
  )
  return 'lines' in body ? body.lines.find(({ kind }) => kind === 'duty')?.amount : undefined
}

test('A changed line is a new version: estimates use it, and the one before stays', async () => {
  expect(await dutyOn('9403.60', 'VN')).toBe(0)
  expect((await save({})).body).toMatchObject({ status: 'success' })
  expect(await dutyOn('9403.60', 'VN')).toBe(15)
  const versions = (await list('9403.60', true)).rates.filter(({ destination }) => destination === 'EU')
  expect(
    versions.map(({ version, percent, saved_by }) => [version, percent, saved_by === 'Tradelane']),
  ).toEqual([
    [2, 1.5, false],
    [1, 0, true],
  ])
  expect((await list('940360')).rates.filter(({ destination }) => destination === 'EU')).toHaveLength(1)
})

test('A line is found by its destination, and by its source without marks', async () => {
  const source = 'Règlement (UE) 2026/1731 d’Århus'
  await save({ hs_prefix: '9601', version: 0, source })
  for (const search of ['reglement (ue) 2026/1731', ' AARHUS '])
    expect((await list(search)).rates.map(({ hs_prefix }) => hs_prefix)).toEqual(['9601'])
  expect((await list('reglement_(ue)')).rates).toEqual([])
  const { rates } = await list(' eu ')
  expect(rates.length).toBeGreaterThan(0)
  expect(rates.filter(({ destination }) => destination !== 'EU')).toEqual([])
})

test('Who has an older version in mind is refused, also where two save at once', async () => {
  const answers = await Promise.all([1, 2].map(() => save({ hs_prefix: '9012' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(failure(await save({ hs_prefix: '9012' })).error.code).toBe('CONFLICT')
  expect(failure(await save({ hs_prefix: '9405', version: 0 })).error.code).toBe('CONFLICT')
})

test('Of the lines of an origin, and then of all, the longest beginning of the code counts, within its days', async () => {
  await save({ hs_prefix: '84', percent: 2, version: 0 })
  expect(await dutyOn('8450.11', 'CN')).toBe(20)
  await save({ hs_prefix: '8450', percent: 3, version: 0 })
  expect(await dutyOn('8450.11', 'CN')).toBe(30)
  await save({ hs_prefix: '8450', origin: 'CN', percent: 9, version: 0 })
  expect([await dutyOn('8450.11', 'CN'), await dutyOn('8450.11', 'KR')]).toEqual([90, 30])
  await save({ hs_prefix: '845011', percent: 50, version: 0, valid_to: '2026-01-31' })
  await save({ hs_prefix: '845012', percent: 50, version: 0, valid_from: '2090-01-01' })
  expect([await dutyOn('8450.11', 'KR'), await dutyOn('8450.12', 'KR')]).toEqual([30, 30])
})

test('A version for the future leaves the one of today in force', async () => {
  expect(await dutyOn('9403.50', 'VN')).toBe(0)
  await save({ hs_prefix: '940350', percent: 7, valid_from: '2090-01-01' })
  expect(await dutyOn('9403.50', 'VN')).toBe(0)
  await save({ hs_prefix: '940350', percent: 8, version: 2, valid_from: '2026-01-01' })
  expect(await dutyOn('9403.50', 'VN')).toBe(80)
})

test('A line of the origin counts before longer lines of all origins', async () => {
  await save({ hs_prefix: '', origin: 'TR', percent: 0, version: 0 })
  expect([await dutyOn('6109.10', 'TR'), await dutyOn('6109.10', 'CN')]).toEqual([0, 120])
})

const short = 'Some goods under this code have another duty: give six digits of the HS code.'

test.each([
  ['SG', '22', true],
  ['SG', '27', true],
  ['SG', '38', true],
  ['SG', '2106', true],
  ['SG', '2106.10', false],
  ['SG', '61', false],
  ['HK', '22', true],
  ['HK', '2905', true],
] as const)('%s %s is too short a code: %s', async (destination, hs_code, isShort) => {
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin: 'CN', destination, currency: 'USD', incoterm: 'FOB' },
        ...{ value: 1_000, freight: 1, insurance: 1 },
      },
    },
    { token },
  )
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  expect([body.warnings.includes(short), body.is_complete]).toEqual([isShort, !isShort])
})

test.each(['2106.90', '3302.10', '3826'])('Singapore charges a duty in words on %s', async (hs_code) => {
  expect((await list(hs_code)).rates.find(({ destination }) => destination === 'SG')?.specific).toBeTruthy()
})

test('What is charged besides a percentage is missing from the total, and is said', async () => {
  await save({ hs_prefix: '0102', percent: 10.2, specific: '93.1 EUR for 100 kg', version: 0 })
  expect(await dutyOn('0102', 'US')).toBe(102)
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code: '0102', origin: 'US', destination: 'DE', currency: 'EUR', incoterm: 'FOB' },
        value: 1_000,
      },
    },
    { token },
  )
  expect(body).toMatchObject({
    is_complete: false,
    warnings: expect.arrayContaining([
      'Besides the percentage, this is charged and is missing from the total: 93.1 EUR for 100 kg.',
    ]),
  })
})

test('A line is a percentage or words, of a code and a day that exist', async () => {
  const fields = async (changes: Partial<Saved>) =>
    failure(await save({ version: 0, ...changes })).error.fields
  expect(await fields({ percent: undefined })).toHaveProperty('percent')
  expect(await fields({ hs_prefix: '7701' })).toHaveProperty('hs_prefix')
  expect(await fields({ hs_prefix: '847' })).toHaveProperty('hs_prefix')
  expect(await fields({ as_of: '2090-01-01' })).toEqual({ as_of: 'The day is in the future' })
  expect(await fields({ next_revision_on: '2020-01-01' })).toEqual({
    next_revision_on: 'It must be after the day of the source',
  })
  expect(await fields({ valid_from: '2026-02-01', valid_to: '2026-01-01' })).toHaveProperty('valid_to')
  expect(await fields({ destination: 'ZZ' })).toHaveProperty('destination')
  expect(await fields({ destination: 'DE' })).toEqual({
    destination: 'The members of the European Union share one tariff: choose EU',
  })
})

test('Lines are found by digits, destination and source', async () => {
  expect(new Set((await list('64')).rates.map(({ hs_prefix }) => hs_prefix.slice(0, 2)))).toEqual(
    new Set(['64']),
  )
  const destinationsOf = async (search: string) => [
    ...new Set((await list(search)).rates.map(({ destination }) => destination)),
  ]
  expect(await destinationsOf('nz')).toEqual(['NZ'])
  expect(await destinationsOf('US')).toEqual(['US'])
  expect(await destinationsOf('United States')).toEqual(['US'])
  for (const union of ['DE', 'Germany', 'eu', 'European Union'])
    expect(await destinationsOf(union)).toEqual(['EU'])
  // A line of its origin.
  expect((await list('Oman')).rates.map(({ destination, origin }) => [destination, origin])).toEqual([
    ['AE', 'OM'],
  ])
  expect(await destinationsOf('zz')).toEqual([])
  expect((await list('toll.no')).rates.map(({ hs_prefix }) => hs_prefix)).toEqual(['61', '62', '64'])
  expect((await list('')).pagination.total).toBeGreaterThan(350)
})

test('First digits are written with the dot of customs or without it', async () => {
  expect((await save({ hs_prefix: '8714.10', percent: 4, version: 1 })).body).toMatchObject({
    status: 'success',
  })
  expect((await list('871410')).rates.find(({ destination }) => destination === 'EU')?.version).toBe(2)
})

test('Versions are neither changed nor deleted', async () => {
  await expect(app.deps.db.updateTable('duty_rates').set({ percent: '1' }).execute()).rejects.toThrow()
  await expect(app.deps.db.deleteFrom('duty_rates').execute()).rejects.toThrow()
})

// Readings of other publications than those that the lines come from.
const secondReadings = [
  {
    destination: 'EU',
    hs_prefix: '6109',
    percent: 12,
    from: 'A list of TARIC codes with their duties, without a date',
  },
  { destination: 'EU', hs_prefix: '9018', percent: 0, from: 'The same list' },
  { destination: 'CH', hs_prefix: '61', percent: 0, from: 'A plan of a Swiss clothing shop, without a date' },
  { destination: 'HK', hs_prefix: '', percent: 0, from: 'A tax calculator that names GovHK' },
  { destination: 'US', hs_prefix: '630260', percent: 9.1, from: 'htshub.com, 2024 revision 9' },
  { destination: 'US', hs_prefix: '630291', percent: 9.2, from: 'htshub.com, 2024 revision 9' },
  { destination: 'US', hs_prefix: '850760', percent: 3.4, from: 'vatcheck.io/hts' },
  { destination: 'US', hs_prefix: '847130', percent: 0, from: 'tariff-check.com' },
  { destination: 'US', hs_prefix: '847150', percent: 0, from: 'etoolsage.com' },
  { destination: 'US', hs_prefix: '940139', percent: 0, from: 'hts-code.com' },
  { destination: 'US', hs_prefix: '940161', percent: 0, from: 'htshub.com' },
  { destination: 'US', hs_prefix: '940360', percent: 0, from: 'etoolsage.com, 9403.60.40' },
  { destination: 'AE', hs_prefix: '', percent: 5, from: 'A benchmark of warehouses, 2026, on CIF' },
] as const

test.each(secondReadings)(
  'A second reading agrees: $destination $hs_prefix',
  async ({ destination, hs_prefix, percent }) => {
    const { rates } = await list(destination)
    const pages = hs_prefix === '' ? rates : (await list(hs_prefix)).rates
    expect(
      pages.find(
        (rate) => rate.destination === destination && rate.hs_prefix === hs_prefix && rate.origin === null,
      )?.percent,
    ).toBe(percent)
  },
)
