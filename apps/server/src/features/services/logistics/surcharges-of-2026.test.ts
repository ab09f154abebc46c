import { readFile } from 'node:fs/promises'
import type { TradeLaneRow } from '@tradelane/contract/logistics/tariffs'
import type { ContainerType } from '@tradelane/freight'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { offersBetween } from '../../../../test/offers-between.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { pricesInForce } from './rate-cards.ts'
import { newestTariff } from './tariffs.ts'

const app = theApp()
const prices = prepared(() => pricesInForce(app.db))

test.each([
  // Maersk, first quarter of 2026, USD for 40 feet dry (Engine Online, January 2026).
  ['CNSHA', 'NLRTM', 168],
  ['NLRTM', 'CNSHA', 113],
  ['CNSHA', 'ITGOA', 130],
  ['ITGOA', 'USNYC', 236],
  ['NLRTM', 'USNYC', 139],
  ['USNYC', 'NLRTM', 139],
  // Ours: other trades with one end in the European Economic Area, and those with none.
  ['BRSSZ', 'NLRTM', 60],
  ['CNSHA', 'USLAX', 0],
] as const)('the emissions surcharge from %s to %s is %d USD for 40 feet', (from, to, usd) => {
  expect(surcharge('EES', from, to, 'ST40')).toBe(usd)
})

test.each([
  // Hapag-Lloyd, from 2 March 2026: 1,500 USD a TEU, 3,500 a reefer or special container (Ship & Bunker, 2 March 2026).
  ['CNSHA', 'AEJEA', 'ST20', 1500],
  ['CNSHA', 'AEJEA', 'HQ40', 3000],
  ['CNSHA', 'AEJEA', 'RF40', 3500],
  ['CNSHA', 'AEJEA', 'OT20', 3500],
  // CMA CGM, March 2026: 2,000 USD for 20 feet, 3,000 for 40 feet, 4,000 a reefer (Ship & Bunker, 2 March 2026).
  ['CNSHA', 'JOAQJ', 'ST20', 2000],
  ['CNSHA', 'JOAQJ', 'ST40', 3000],
  ['CNSHA', 'JOAQJ', 'RF40', 4000],
  // Ours: as for Ukraine.
  ['CNSHA', 'ROCND', 'ST40', 160],
] as const)('the war risk surcharge from %s to %s with %s is %d USD', (from, to, container, usd) => {
  expect(surcharge('WRS', from, to, container)).toBe(usd)
})

test('before 2 March 2026 the Gulf cost 42 USD a TEU', () => {
  expect(surcharge('WRS', 'CNSHA', 'AEJEA', 'ST20', '2026-03-01')).toBe(42)
})

test('an offer says of which day the figure behind its level is', () => {
  const level = (from: string, to: string) =>
    offersBetween(prices, { from, to, container: 'ST40', date: '2026-11-02' })[0]?.levelOf
  expect(level('CNSHA', 'NLRTM')).toBe('2026-09-24')
  expect(level('CNSHA', 'BRSSZ')).toBe('2025-11-14')
  // As from the Far East, and as the first rate cards.
  expect(level('SGSIN', 'NLRTM')).toBe('2026-09-24')
  expect(level('ITGOA', 'CNSHA')).toBe('2025-11-06')
  expect(level('NGLOS', 'BRSSZ')).toBe('2025-11-14')
})

test('a lane that the back office has changed since it was shipped keeps its level', async () => {
  const shipped = { from: 'FAR_EAST', percent: 55, source: 'SCFI', dated: '2025-11-14' }
  const lanes = [
    { ...shipped, to: 'NORTH_EUROPE' },
    { ...shipped, to: 'MEDITERRANEAN', percent: 140, dated: '2026-10-30' },
    { ...shipped, to: 'OCEANIA' },
  ]
  await app.db.transaction().execute(async (tx) => {
    await sql`insert into freight_tariffs (version, lanes, surcharges, note, changes, saved_by, saved_at)
      select 99, ${JSON.stringify(lanes)}::jsonb, surcharges, 'Rates of week 44', '[]', 'office', now()
        from freight_tariffs where version = 1`.execute(tx)
    await sql.raw(await readFile(migration, 'utf8')).execute(tx)
    const { version, lanes: after } = await newestTariff(tx)
    expect(version).toBe(100)
    expect((after as TradeLaneRow[]).map(({ to, percent }) => [to, percent])).toEqual([
      ['NORTH_EUROPE', 90],
      ['MEDITERRANEAN', 140],
      ['OCEANIA', 55],
    ])
    await sql`delete from freight_tariffs where version >= 99`.execute(tx)
  })
})

const migration = new URL(
  '../../../../../../packages/db/migrations/0151_tariff_of_autumn_2026.sql',
  import.meta.url,
)

/** What every carrier asks for one container that loads in autumn 2026. */
function surcharge(code: string, from: string, to: string, container: ContainerType, date = '2026-11-02') {
  const amounts = offersBetween(prices, { from, to, container, date }).map(
    ({ lines }) => Number(lines.find((line) => line.code === code)?.amount?.amount ?? 0n) / 100,
  )
  expect(new Set(amounts).size).toBe(1)
  return amounts[0]
}
