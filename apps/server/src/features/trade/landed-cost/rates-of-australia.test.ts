import { readFileSync } from 'node:fs'
import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkHsCode } from '../../world/hs-codes/index.ts'
import { allVersions, latestVersions } from './latest-versions.ts'

const app = theApp()
const migration = readFileSync(
  new URL('../../../../../../packages/db/migrations/0491_duty_rates_of_australia.sql', import.meta.url),
  'utf8',
)

const today = () => app.clock.now().toISOString().slice(0, 10)
const ofAustralia = () => latestVersions(app.db, today()).where('destination', '=', 'AU')
const ofSchedule = () => ofAustralia().where('reason', 'like', '%July 2024 or later.')

async function estimated(hs_code: string, [value, freight, insurance]: [number, number, number]) {
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin: 'TH', destination: 'AU', incoterm: 'FOB', currency: 'AUD' },
        ...{ value, freight, insurance },
      },
    },
    { token },
  )
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  const amountOf = (wanted: string) => body.lines.find(({ kind }) => kind === wanted)?.amount
  return { duty: amountOf('duty'), tax: amountOf('tax'), total: body.total, body }
}

test('Each line is of a code that exists, once', async () => {
  const prefixes = (await ofSchedule().execute()).map(({ hs_prefix }) => hs_prefix)
  expect(prefixes.length).toBeGreaterThan(150)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  const states = ['known', 'unlisted']
  expect(prefixes.filter((prefix) => !states.includes(checkHsCode(prefix).state))).toEqual([])
})

test('Where a guide by category knew the goods, it differs only where it says one rate for all', async () => {
  const lines = await ofAustralia().execute()
  const byCategory = lines.filter(({ source }) => source.includes('fuuffy.com'))
  const pairs = (await ofSchedule().execute()).flatMap((line) => {
    const guide = byCategory.find(({ hs_prefix }) => line.hs_prefix.startsWith(hs_prefix))
    return guide ? [{ code: line.hs_prefix, rate: line.percent, guide: guide.percent }] : []
  })
  const ofOneMind = pairs.filter(({ rate, guide }) => rate === guide).map(({ code }) => code)
  expect(ofOneMind.toSorted()).toEqual([
    ...['420211', '420212', '420221', '420222', '420231', '420291', '420299'],
  ])
  const otherwise = pairs.filter(({ rate, guide }) => rate !== guide).map(({ code }) => code)
  // Of vulcanised fibre, paper or other materials.
  expect(otherwise.toSorted()).toEqual(['420219', '420229', '420232', '420239'])
})

test('The same schedule, read elsewhere in August 2026, says the same of bags', async () => {
  const [line] = await ofAustralia().where('hs_prefix', '=', '420292').execute()
  expect([line?.percent, line?.as_of]).toEqual(['5', '2026-08-26'])
})

// Worked out by hand: duty on FOB, 10 % on goods, carriage and duty.
test.each<[what: string, code: string, given: [number, number, number], due: [number, number, number]]>([
  ['tyres', '4011.10', [20_000, 1_500, 200], [1_000, 2_270, 24_970]],
  ['toothbrushes', '9603.21', [5_000, 400, 50], [0, 545, 5_995]],
  ['wardrobes of metal', '9403.20', [10_000, 1_000, 100], [500, 1_160, 12_760]],
])('The landed cost of %s', async (_, code, given, due) => {
  const { duty, tax, total, body } = await estimated(code, given)
  expect([duty, tax, total]).toEqual(due)
  expect(body.warnings.join(' ')).toContain('has been revised since')
})

test('A heading that a colleague has saved gets no longer line', async () => {
  const { administratorId } = await givenAdministrator(app)
  await sql`insert into duty_rates (hs_prefix, destination, version, percent, status, source, as_of, reason, saved_by)
    values ('9403', 'AU', 1, 1, 'known', 'Read by a colleague', '2026-11-30', 'It was read.', ${administratorId})`.execute(
    app.db,
  )
  await sql.raw(migration).execute(app.db)
  const versions = allVersions(app.db).where('destination', '=', 'AU')
  expect(await versions.where('hs_prefix', '=', '940320').execute()).toMatchObject([{ version: 1 }])
  expect(await versions.where('hs_prefix', '=', '9404').execute()).toEqual([])
  expect(await versions.where('hs_prefix', '=', '9406').execute()).toHaveLength(2)
})
