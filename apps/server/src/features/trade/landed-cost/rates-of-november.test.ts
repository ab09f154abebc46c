import { readFileSync } from 'node:fs'
import { landedCost } from '@tradelane/contract/landed-cost/calls'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkHsCode } from '../../world/hs-codes/index.ts'
import { findCustomsRule } from './customs-rules.ts'
import { allVersions, latestVersions } from './latest-versions.ts'

const app = theApp()
const ofNovember = () => allVersions(app.db).where('reason', 'like', '%read in November 2026.')
const today = () => app.clock.now().toISOString().slice(0, 10)

test('Each line is of a code that exists, once, from a named source', async () => {
  const lines = await ofNovember().execute()
  const keys = lines.map(({ destination, hs_prefix }) => `${destination} ${hs_prefix}`)
  expect(new Set(keys).size).toBe(keys.length)
  const states = ['known', 'unlisted']
  const wrong = lines.filter(
    ({ hs_prefix, source }) => !states.includes(checkHsCode(hs_prefix).state) || source.length < 20,
  )
  expect(wrong).toEqual([])
})

test('So many headings have a line, besides those of chapters', async () => {
  const lines = await latestVersions(app.db, today()).execute()
  const headings = (destination: string) =>
    new Set(
      lines
        .filter((line) => line.destination === destination && line.hs_prefix.length >= 4)
        .map(({ hs_prefix }) => hs_prefix.slice(0, 4)),
    ).size
  const counted = ['CA', 'JP', 'NZ', 'CN', 'KR', 'BR'].map((one) => `${one} ${headings(one)}`)
  expect(counted).toEqual(['CA 68', 'JP 66', 'NZ 12', 'CN 62', 'KR 33', 'BR 49'])
})

test('Where an earlier source knew the line, both say the same rate', async () => {
  const newer = await ofNovember().where('version', '>', 1).execute()
  const earlier = await allVersions(app.db).where('version', '=', 1).execute()
  const pairs = newer.map(({ destination, hs_prefix, percent }) => {
    const before = earlier.find((one) => one.destination === destination && one.hs_prefix === hs_prefix)
    return [`${destination} ${hs_prefix}`, before?.percent, percent]
  })
  expect(pairs.toSorted()).toEqual([
    ['CA 9503', '0', '0'],
    ['CA 9504', '0', '0'],
  ])
})

test('Each duty of Brazil has its IPI', async () => {
  const lines = await latestVersions(app.db, today()).where('destination', '=', 'BR').execute()
  const withoutTax = lines.filter(
    ({ hs_prefix, percent }) => percent !== null && findCustomsRule('BR', hs_prefix)?.tax_percent === null,
  )
  expect(withoutTax).toEqual([])
})

type Due = { duty: number; fees?: number; tax: number; total: number }
// Worked out by hand.
test.each<[what: string, code: string, to: string, currency: 'CNY' | 'KRW' | 'BRL' | 'NZD', due: Due]>([
  ['strawberries, frozen: 30 %, VAT 9 %', '0811.10', 'CN', 'CNY', { duty: 3_300, tax: 1_287, total: 15_587 }],
  [
    'towels of knitted cotton: 6 %, VAT 13 %',
    '6302.10',
    'CN',
    'CNY',
    { duty: 660, tax: 1_515.8, total: 13_175.8 },
  ],
  ['hats: 8 %, VAT 10 %', '6505.00', 'KR', 'KRW', { duty: 880, tax: 1_188, total: 13_068 }],
  ['toys: 5 % of the goods, GST 15 %', '9503.00', 'NZ', 'NZD', { duty: 500, tax: 1_725, total: 13_225 }],
  [
    'furniture of metal: 16.2 %, PIS 231, COFINS 1,061.50, IPI 3.25 % of 12,782',
    ...(['9403.20', 'BR', 'BRL'] as const),
    { duty: 1_782, fees: 1_292.5, tax: 415.42, total: 14_489.92 },
  ],
])('%s', async (_, hs_code, destination, currency, due) => {
  const { token } = await givenCompany(app)
  const asked = { hs_code, origin: 'TR', destination, incoterm: 'FOB', currency } as const
  const body = { ...asked, value: 10_000, freight: 900, insurance: 100 }
  const answer = (await app.call(landedCost.estimate, { body }, { token })).body
  if (!('lines' in answer)) throw new Error(JSON.stringify(answer))
  const amounts = Object.fromEntries(answer.lines.map(({ kind, amount }) => [kind, amount]))
  const { duty, fees, tax } = amounts
  expect({ duty, ...(fees !== undefined && { fees }), tax, total: answer.total }).toEqual(due)
  expect(answer.is_complete).toBe(false)
})

test('A code of Brazil whose IPI was not read has no tax line, and says so', async () => {
  const { administratorId } = await givenAdministrator(app)
  await sql`insert into duty_rates (hs_prefix, destination, version, percent, status, source, as_of, reason, saved_by)
    values ('9504', 'BR', 1, 20, 'known', 'Read by a colleague', '2026-11-30', 'It was read.', ${administratorId})`.execute(
    app.db,
  )
  const { token } = await givenCompany(app)
  const asked = {
    hs_code: '9504.50',
    origin: 'CN',
    destination: 'BR',
    incoterm: 'FOB',
    currency: 'BRL',
  } as const
  const body = { ...asked, value: 1_000, freight: 0, insurance: 0 }
  const answer = (await app.call(landedCost.estimate, { body }, { token })).body
  if (!('lines' in answer)) throw new Error(JSON.stringify(answer))
  expect(answer.lines.map(({ kind }) => kind)).toEqual(['goods', 'freight', 'insurance', 'duty', 'fees'])
  expect(answer.warnings).toContain('The IPI on this code is not known here: it is missing from the total.')
})

const migrations = [
  '0545_duty_rates_of_canada_japan_and_new_zealand',
  '0546_duty_rates_of_china_and_korea',
  '0547_duty_rates_of_brazil',
  '0548_duty_rates_of_japan',
]

test('Lines that are there are not added again, nor a line of a heading that a colleague has saved', async () => {
  const { administratorId } = await givenAdministrator(app)
  await sql`insert into duty_rates (hs_prefix, destination, version, percent, status, source, as_of, reason, saved_by)
    values ('9603', 'CA', 1, 1, 'known', 'Read by a colleague', '2026-11-30', 'It was read.', ${administratorId})`.execute(
    app.db,
  )
  const versionsOf = async (destination: string, hsPrefix: string) =>
    (
      await allVersions(app.db)
        .where('destination', '=', destination)
        .where('hs_prefix', '=', hsPrefix)
        .execute()
    ).length
  for (const name of migrations) {
    const url = new URL(`../../../../../../packages/db/migrations/${name}.sql`, import.meta.url)
    await sql.raw(readFileSync(url, 'utf8')).execute(app.db)
  }
  expect(await versionsOf('CA', '960329')).toBe(1)
  expect(await versionsOf('CA', '9606')).toBe(2)
  expect([
    await versionsOf('CN', '610610'),
    await versionsOf('KR', '61'),
    await versionsOf('BR', '950691'),
  ]).toEqual([1, 1, 1])
})
