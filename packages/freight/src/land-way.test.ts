import { expect, test } from 'vitest'
import { closedBorders } from '../scripts/land/closed-borders.ts'
import { city } from '../test/land-cities.ts'
import { crossingText } from './crossings.ts'
import { greatCircleKm } from './geo.ts'
import { isJourney, planJourney } from './journey.ts'

type By = 'road' | 'rail'
function planned(row: string): { row: string; found: string } {
  const [, from = '', to = '', by = ''] = /^(.+) – (.+) by (road|rail)$/.exec(row) ?? []
  const journey = planJourney(city(from), city(to), by as By)
  if (!isJourney(journey)) return { row, found: journey.reason }
  const via = journey.main.crossings.map(crossingText)
  return { row, found: via.length > 0 ? via.join(', ') : 'straight' }
}

test.each([
  // Over water, or around it for days.
  'Algiers – Marseille by road',
  'Djibouti – Aden by road',
  'Mombasa – Karachi by road',
  'Helsinki – Tallinn by rail',
  'Stockholm – Helsinki by rail',
  'Colombo – Mumbai by road',
  'Havana – Miami by road',
  'Nicosia – Athens by road',
  'Perth – Singapore by road',
  'Brisbane – Port Moresby by road',
  'London – Dublin by rail',
  // No railway, or none that leads there.
  'Lagos – Antwerp by rail',
  'Kigali – Nairobi by rail',
  'Singapore – Kuala Lumpur by rail',
  'Bangkok – Phnom Penh by rail',
  'Manama – Riyadh by rail',
  'Bogotá – Panama City by rail',
  // Closed borders.
  'Pyongyang – Beijing by rail',
  'Pyongyang – Beijing by road',
  'Seoul – Pyongyang by road',
  'Seoul – Beijing by rail',
  'Bogotá – Panama City by road',
  'Yerevan – Baku by road',
  'Oran – Oujda by road',
  'Casablanca – Algiers by road',
  'Lahore – Amritsar by road',
  'Delhi – Karachi by rail',
  'Beirut – Tel Aviv by road',
  'Damascus – Tel Aviv by road',
  'Kyiv – Moscow by road',
  'Kyiv – Moscow by rail',
  'Saint Petersburg – Helsinki by rail',
  'Addis Ababa – Asmara by road',
])('refused: %s', (row) => {
  expect(planned(row)).toEqual({ row, found: expect.stringMatching(/^(NOT_CONNECTED|TOO_FAR)$/) })
})

test.each([
  ['Helsinki – Tallinn by road', 'Ferry Helsinki–Tallinn'],
  ['London – Dublin by road', 'Ferry Holyhead–Dublin'],
  ['Belfast – London by road', 'Ferry Cairnryan–Belfast'],
  ['Casablanca – Madrid by road', 'Ferry Algeciras–Tanger Med'],
  ['Athens – Bari by road', 'Ferry Bari–Igoumenitsa'],
  ['Catania – Rome by road', 'Ferry Villa San Giovanni–Messina'],
  ['Palma – Barcelona by road', 'Ferry Barcelona–Palma'],
  ['Cagliari – Rome by road', 'Ferry Civitavecchia–Olbia'],
  ['Manila – Calapan by road', 'Ferry Batangas–Calapan'],
  ['Jakarta – Medan by road', 'Ferry Merak–Bakauheni'],
  ['Denpasar – Surabaya by road', 'Ferry Ketapang–Gilimanuk'],
  ['Haikou – Shenzhen by road', 'Ferry Haikou–Xuwen'],
  ['Wellington – Christchurch by road', 'Ferry Wellington–Picton'],
  ['Melbourne – Hobart by road', 'Ferry Geelong–Devonport'],
  ['St. John’s – Toronto by road', 'Ferry North Sydney–Port aux Basques'],
  ['Kinshasa – Brazzaville by road', 'Ferry Kinshasa–Brazzaville'],
])('says the ferry: %s by %s', (row, ferry) => {
  expect(planned(row)).toEqual({ row, found: expect.stringContaining(ferry) })
})

test.each([
  ['Hamburg – Munich by road', 'straight'],
  ['Shanghai – Wuhan by road', 'straight'],
  ['Shanghai – Wuhan by rail', 'straight'],
  ['Chicago – Dallas by road', 'straight'],
  ['Chongqing – Duisburg by rail', 'Change of gauge'],
  ['Nairobi – Kampala by road', 'straight'],
  ['London – Paris by rail', 'Channel Tunnel shuttle'],
  ['Copenhagen – Malmö by road', 'Øresund Bridge'],
  ['Copenhagen – Hamburg by rail', 'Great Belt Bridge'],
  ['Tokyo – Sapporo by rail', 'Seikan Tunnel'],
  ['Madrid – Paris by rail', 'Change of gauge, Irun'],
  ['Warsaw – Minsk by rail', 'Change of gauge, Małaszewicze'],
  ['Shanghai – Hanoi by rail', 'Change of gauge, Dong Dang'],
  ['Almaty – Moscow by rail', 'straight'],
  ['Singapore – Kuala Lumpur by road', 'straight'],
  ['Manama – Riyadh by road', 'straight'],
  ['Hong Kong – Shenzhen by road', 'straight'],
  ['Istanbul – Sofia by road', 'straight'],
  ['Yerevan – Tbilisi by road', 'straight'],
  ['Johannesburg – Lusaka by rail', 'straight'],
  ['Kolkata – Dhaka by road', 'straight'],
  ['Los Angeles – Guadalajara by rail', 'straight'],
  ['São Paulo – Buenos Aires by road', 'straight'],
])('offered: %s, %s', (row, via) => {
  expect(planned(row)).toEqual({ row, found: expect.stringContaining(via) })
})

test('a land way is as long in both directions, and never shorter than by its ferry', () => {
  for (const [from, to] of [
    ['London', 'Dublin'],
    ['Athens', 'Bari'],
    ['Yerevan', 'Istanbul'],
  ] as const) {
    const [there, back] = [
      planJourney(city(from), city(to), 'road'),
      planJourney(city(to), city(from), 'road'),
    ]
    if (!isJourney(there) || !isJourney(back)) throw new Error(`${from} – ${to}`)
    expect(Math.abs(there.main.km - back.main.km)).toBeLessThanOrEqual(1)
    expect(there.main.km).toBeGreaterThan(there.main.crossings.reduce((sum, { km }) => sum + km, 0))
  }
})

test('a closed border is driven round where another country is near: Mogadishu – Nairobi through Ethiopia', () => {
  const journey = planJourney(city('Mogadishu'), city('Nairobi'), 'road')
  const straight = planJourney(city('Kampala'), city('Nairobi'), 'road')
  if (!isJourney(journey) || !isJourney(straight)) throw new Error('no road')
  const factorOf = ({ main: { km, from, to } }: typeof journey) =>
    km / greatCircleKm(from.position, to.position)
  expect(factorOf(journey)).toBeGreaterThan(1.15 * factorOf(straight))
})

test('each closed border names two countries, a source and its day', () => {
  for (const { between, source, sourceDate } of closedBorders) {
    expect(between).toMatch(/^[A-Z]{2} [A-Z]{2}$/)
    expect(between.split(' ').toSorted().join(' ')).toBe(between)
    expect(source.length).toBeGreaterThan(15)
    expect(Number.isNaN(Date.parse(sourceDate))).toBe(false)
  }
  expect(new Set(closedBorders.map(({ between }) => between)).size).toBe(closedBorders.length)
})
