import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { dutyRates } from '@tradelane/contract/landed-cost/duty-rates'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { allVersions, latestVersions } from './latest-versions.ts'

const app = theApp()

type Saved = WireInput<typeof dutyRates.save>['body']
const line: Saved = {
  ...{ hs_prefix: '450110', destination: 'AU', percent: 5, status: 'known', version: 0 },
  ...{ source: 'Schedule of a test', as_of: '2090-12-01', reason: 'It was read.' },
}

const moveTo = (day: string) => app.clock.advance(Date.parse(`${day}T09:00:00Z`) - app.clock.now().getTime())
beforeAll(() => moveTo('2090-12-02'))

async function save(changes: Partial<Saved>): Promise<string> {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(dutyRates.save, { body: { ...line, ...changes } }, { token })
  return ('message' in body && body.message) || JSON.stringify(body)
}

const saved = (used: string) => `The new version is saved. ${used}`

async function listed(search: string, with_earlier = false) {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(dutyRates.list, { query: {}, body: { search, with_earlier } }, { token })
  if (!('rates' in body)) throw new Error(JSON.stringify(body))
  return body.rates
    .filter(({ destination }) => destination === 'AU')
    .map(({ version, percent, use, newest_version }) => [version, percent, use, newest_version])
}

/** On 10,000 AUD. */
async function dutyOn(hs_code: string): Promise<number | undefined> {
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin: 'PT', destination: 'AU', currency: 'AUD', incoterm: 'FOB' },
        ...{ value: 10_000, freight: 0, insurance: 0 },
      },
    },
    { token },
  )
  return 'lines' in body ? body.lines.find(({ kind }) => kind === 'duty')?.amount : undefined
}

test('Of the lines that came with the product, the highest version counts as before', async () => {
  const newest = await allVersions(app.db)
    .where((where) =>
      where(
        'version',
        '=',
        sql<number>`(select max(version) from duty_rates as one where one.destination = rate.destination
          and one.hs_prefix = rate.hs_prefix and one.origin is not distinct from rate.origin)`,
      ),
    )
    .execute()
  const idsOf = (rows: { duty_rate_id: string }[]) => rows.map(({ duty_rate_id }) => duty_rate_id).toSorted()
  const counting = await latestVersions(app.db, '2090-12-02').execute()
  expect(counting.some(({ version }) => version > 1)).toBe(true)
  expect(idsOf(counting)).toEqual(idsOf(newest))
})

test('A rate for later is not lost where today’s is corrected before it begins', async () => {
  expect(await save({})).toBe(saved('Estimates use it from now on.'))
  expect(await save({ version: 1, percent: 20, valid_from: '2090-12-04' })).toBe(
    saved('Estimates use it from 4 Dec 2090.'),
  )
  expect(await listed('450110')).toEqual([
    [1, 5, 'in_force', 2],
    [2, 20, 'later', 2],
  ])
  expect(await save({ version: 2, percent: 6, source: 'Corrected' })).toBe(
    saved('Estimates use it from now on. Version 2 (20 %) follows on 4 Dec 2090.'),
  )
  expect(await listed('450110')).toEqual([
    [3, 6, 'in_force', 3],
    [2, 20, 'later', 3],
  ])
  expect(await listed('450110', true)).toEqual([
    [3, 6, 'in_force', 3],
    [2, 20, 'later', 3],
    [1, 5, 'not_in_force', 3],
  ])
  expect(await dutyOn('4501.10')).toBe(600)
})

test('A version that has ended is not in force, and its answer says so', async () => {
  expect(await save({ version: 3, percent: 7, valid_from: '2089-01-01', valid_to: '2089-12-31' })).toBe(
    saved('It ended on 31 Dec 2089: estimates do not use it.'),
  )
  expect(await listed('450110')).toEqual([
    [3, 6, 'in_force', 4],
    [2, 20, 'later', 4],
  ])
  expect((await listed('450110', true))[0]).toEqual([4, 7, 'not_in_force', 4])
})

test('A version for some days says which, and what follows within them', async () => {
  const other = { hs_prefix: '450200' }
  expect(await save({ ...other, valid_to: '2090-12-31' })).toBe(
    saved('Estimates use it from today to 31 Dec 2090.'),
  )
  expect(
    await save({
      ...other,
      version: 1,
      specific: '1 AUD a kg',
      valid_from: '2090-12-10',
      valid_to: '2090-12-12',
    }),
  ).toBe(saved('Estimates use it from 10 Dec 2090 to 12 Dec 2090.'))
  expect(await save({ ...other, version: 2, valid_to: '2090-12-09' })).toBe(
    saved('Estimates use it from today to 9 Dec 2090.'),
  )
  expect(await save({ ...other, version: 3, valid_from: '2090-12-03' })).toBe(
    saved('Estimates use it from 3 Dec 2090. Version 2 (5 % and 1 AUD a kg) follows on 10 Dec 2090.'),
  )
  // Of the same beginning the highest, also for later.
  expect(await save({ ...other, version: 4, percent: 9, valid_from: '2090-12-10' })).toBe(
    saved('Estimates use it from 10 Dec 2090.'),
  )
  expect(await listed('4502.00')).toEqual([
    [3, 5, 'in_force', 5],
    [4, 5, 'later', 5],
    [5, 9, 'later', 5],
  ])
})

test('A beginning before the day of saving takes nothing from what is saved later', async () => {
  const other = { hs_prefix: '450310' }
  await save({ ...other, valid_from: '2090-12-02' })
  // Read late: it should have been used since January.
  expect(await save({ ...other, version: 1, percent: 8, valid_from: '2090-01-01' })).toBe(
    saved('Estimates use it from now on.'),
  )
  expect(await dutyOn('4503.10')).toBe(800)
})

test('A change names the newest version of the line, also one for later', async () => {
  const { token } = await givenAdministrator(app)
  const answer = await app.call(dutyRates.save, { body: { ...line, version: 3 } }, { token })
  expect(failure(answer).error.code).toBe('CONFLICT')
})

test('On its day the rate for later counts, and a correction after that replaces it', async () => {
  moveTo('2090-12-05')
  expect(await dutyOn('4501.10')).toBe(2_000)
  expect(await listed('450110')).toEqual([[2, 20, 'in_force', 4]])
  expect(await save({ version: 4, percent: 21 })).toBe(saved('Estimates use it from now on.'))
  expect(await dutyOn('4501.10')).toBe(2_100)
  expect(await listed('450110')).toEqual([[5, 21, 'in_force', 5]])
})
