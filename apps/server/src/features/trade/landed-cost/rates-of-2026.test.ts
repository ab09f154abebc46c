import { readFileSync } from 'node:fs'
import { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkHsCode } from '../../world/hs-codes/index.ts'
import { findCustomsRule } from './customs-rules.ts'
import { allVersions } from './latest-versions.ts'

const app = theApp()
const migration = readFileSync(
  new URL('../../../../../../packages/db/migrations/0490_duty_rates_of_2026.sql', import.meta.url),
  'utf8',
)

const ofEdition = () => allVersions(app.db).where('reason', 'like', '%edition of 2026.')

async function estimated(asked: Asked, given: Given) {
  const [hs_code, origin, destination, incoterm, currency] = asked
  const [value, freight, insurance] = given
  const { token } = await givenCompany(app)
  const { body } = await app.call(
    landedCost.estimate,
    {
      body: {
        ...{ hs_code, origin, destination, incoterm, currency: currency as 'USD' },
        ...{ value, freight, insurance },
      },
    },
    { token },
  )
  if (!('lines' in body)) throw new Error(JSON.stringify(body))
  const amountOf = (wanted: string) => body.lines.find(({ kind }) => kind === wanted)?.amount
  return { duty: amountOf('duty'), tax: amountOf('tax'), total: body.total, body }
}

test('Where an earlier source knew the line, both say the same rate', async () => {
  const newer = await ofEdition().where('version', '=', 2).execute()
  const earlier = await allVersions(app.db).where('version', '=', 1).execute()
  const pairs = newer.map((line) => {
    const before = earlier.find(
      (one) =>
        one.destination === line.destination && one.hs_prefix === line.hs_prefix && one.origin === null,
    )
    return { line: `${line.destination} ${line.hs_prefix}`, now: line.percent, before: before?.percent }
  })
  expect(pairs.map(({ line }) => line).toSorted()).toEqual([
    ...['AU 8471', 'AU 8517', 'AU 9102', 'AU 9503'],
    ...['EU 640411', 'EU 8471', 'EU 8517', 'EU 8518', 'EU 950450', 'EU 950691'],
    ...['GB 640411', 'GB 8471', 'GB 8517', 'GB 8518', 'GB 950450', 'GB 950691'],
  ])
  // A guide by category said 5 % on all toys.
  expect(pairs.filter(({ now, before }) => now !== before)).toEqual([
    { line: 'AU 9503', now: null, before: '5' },
  ])
})

test('Each line is of a code that exists, from a named source of 2026', async () => {
  const lines = await ofEdition().execute()
  expect(lines.length).toBeGreaterThan(120)
  const states = ['known', 'unlisted']
  expect(lines.filter(({ hs_prefix }) => !states.includes(checkHsCode(hs_prefix).state))).toEqual([])
  expect(lines.filter(({ as_of, source }) => !as_of.startsWith('2026-') || source.length < 20)).toEqual([])
})

type Asked = [hs: string, origin: string, destination: string, term: Incoterm, currency: string]
type Given = [value: number, freight: number, insurance: number]
type Case = { what: string; asked: Asked; given: Given; duty: number; tax: number; total: number }

// Worked out by hand: duty on CIF or FOB, tax on what `what` says, each rounded to the smallest unit, halves up.
const cases: Case[] = [
  {
    what: 'televisions to Canada: 5 % of the goods, 5 % of 10,500',
    ...{ asked: ['8528.72', 'KR', 'CA', 'FOB', 'CAD'], given: [10_000, 900, 100] },
    ...{ duty: 500, tax: 525, total: 12_025 },
  },
  {
    what: 'laptops to Canada under CIF: no duty, 5 % of 10,000',
    ...{ asked: ['8471.30', 'CN', 'CA', 'CIF', 'CAD'], given: [11_000, 900, 100] },
    ...{ duty: 0, tax: 500, total: 11_500 },
  },
  {
    what: 'sports shoes to Japan: 8 % of 110,000; 7.8 % of 118,000 is 9,204, cut to 9,200, and 22/78 of it, 2,594, cut to 2,500',
    ...{ asked: ['6404.11', 'VN', 'JP', 'FOB', 'JPY'], given: [100_000, 9_000, 1_000] },
    ...{ duty: 8_800, tax: 11_700, total: 130_500 },
  },
  {
    what: 'roasted coffee to Japan: 12 % of 11,000 is 1,320, cut to 1,300; 6.24 % of 12,000 is 748.8, cut to 700, and 22/78 of it, cut to 100',
    ...{ asked: ['0901.21', 'BR', 'JP', 'FOB', 'JPY'], given: [10_100, 1_000, 15] },
    ...{ duty: 1_300, tax: 800, total: 13_215 },
  },
  {
    what: 'cotton T-shirts to the United States: 16.5 % of the goods, fees of 34.64',
    ...{ asked: ['6109.10', 'TR', 'US', 'FOB', 'USD'], given: [10_000, 900, 100] },
    ...{ duty: 1_650, tax: 0, total: 12_684.64 },
  },
  {
    what: 'perfume to Australia: 5 % of the goods, 10 % of 11,600',
    ...{ asked: ['3303.00', 'TH', 'AU', 'FOB', 'AUD'], given: [10_000, 1_000, 100] },
    ...{ duty: 500, tax: 1_160, total: 12_760 },
  },
  {
    what: 'televisions to Germany: 14 % of 11,000, 19 % of 12,540',
    ...{ asked: ['8528.72', 'TR', 'DE', 'FOB', 'EUR'], given: [10_000, 900, 100] },
    ...{ duty: 1_540, tax: 2_382.6, total: 14_922.6 },
  },
  {
    what: 'canvas shoes to Britain: 16 % of 11,000, 20 % of 12,760',
    ...{ asked: ['6404.19', 'CN', 'GB', 'FOB', 'GBP'], given: [10_000, 900, 100] },
    ...{ duty: 1_760, tax: 2_552, total: 15_312 },
  },
]

test.each(cases)('$what', async ({ asked, given, what: _, ...expected }) => {
  const { duty, tax, total } = await estimated(asked, given)
  expect({ duty, tax, total }).toEqual(expected)
})

test('Canada taxes the goods with duty alone, and its line says so', async () => {
  const { body } = await estimated(['8471.30', 'CN', 'CA', 'FOB', 'CAD'], [10_000, 900, 100])
  expect(body.lines.find(({ kind }) => kind === 'tax')?.basis).toBe('Goods and duty: GST')
})

test('Japan frees small consignments, not of shoes', async () => {
  const shoes = await estimated(['6404.11', 'CN', 'JP', 'FOB', 'JPY'], [9_000, 500, 0])
  const phones = await estimated(['8517.13', 'CN', 'JP', 'FOB', 'JPY'], [9_000, 500, 0])
  expect([shoes.duty, shoes.tax, phones.duty, phones.tax]).toEqual([700, 800, 0, 0])
  expect(phones.body.lines.find(({ kind }) => kind === 'tax')?.basis).toBe(
    'Goods with carriage up to 10,000 JPY',
  )
})

test('The limit of Japan is of the goods with freight and insurance', async () => {
  const phones = (given: Given) => estimated(['8517.13', 'CN', 'JP', 'FOB', 'JPY'], given)
  expect((await phones([9_000, 500, 500])).tax).toBe(0)
  expect((await phones([9_000, 500, 501])).tax).toBe(800)
  expect((await phones([10_000, 500, 0])).tax).toBe(800)
})

test('Japan taxes food and drinks at 8 %, and not those with alcohol', async () => {
  const { body } = await estimated(['0902.10', 'CN', 'JP', 'FOB', 'JPY'], [90_000, 9_000, 1_000])
  expect(body.lines.find(({ kind }) => kind === 'tax')?.rate).toBe(8)
  const taxOf = (hsCode: string) => findCustomsRule('JP', hsCode)?.tax_percent
  expect(['220210', '220300', '220421', '220900', '230910'].map(taxOf)).toEqual(['8', '10', '10', '8', '10'])
})

test('Surtaxes of Canada on goods of the United States leave the estimate incomplete', async () => {
  const { body } = await estimated(['8471.30', 'US', 'CA', 'FOB', 'CAD'], [10_000, 900, 100])
  expect(body.is_complete).toBe(false)
  expect(body.warnings.join(' ')).toContain('Surtaxes are charged on listed goods of the United States')
})

test('A line that a colleague has saved counts after the migration as before, of a heading too', async () => {
  const { administratorId } = await givenAdministrator(app)
  const versionsOf = async (destination: string, prefix: string) => {
    const versions = allVersions(app.db).where('destination', '=', destination)
    const rows = await versions.where('hs_prefix', '=', prefix).orderBy('version').execute()
    return rows.map(({ version, percent }) => [version, percent])
  }
  const saved = [
    ['CA', '8525', 2],
    ['CA', '8528', 1],
    ['CA', '33', 1],
    ['US', '97', 2],
  ]
  for (const [destination, prefix, version] of saved)
    await sql`insert into duty_rates (hs_prefix, destination, version, percent, status, source, as_of, reason, saved_by)
      values (${prefix}, ${destination}, ${version}, 1, 'known', 'Read by a colleague', '2026-11-30', 'It was read.', ${administratorId})`.execute(
      app.db,
    )
  await sql.raw(migration).execute(app.db)
  const ofSaved = [
    [1, '0'],
    [2, '1'],
  ]
  expect([await versionsOf('CA', '8525'), await versionsOf('US', '97')]).toEqual([ofSaved, ofSaved])
  expect(await versionsOf('CA', '852872')).toEqual([[1, '5']])
  // A whole chapter says less than a line of a heading.
  expect(await versionsOf('CA', '3303')).toEqual([
    [1, '6.5'],
    [2, '6.5'],
  ])
})
