import { money, plus, sum } from '@tradelane/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { city } from '../test/land-cities.ts'
import { sampleCard, sampleCarriages, sampleOnTop, sampleTariff, surcharge } from '../test/sample-cards.ts'
import { addLines } from './add-lines.ts'
import { type FreightMode, freightModes } from './cargo.ts'
import { type ContainerType, containers } from './containers.ts'
import { isJourney, type Journey, planJourney } from './journey.ts'
import type { Offer } from './offer.ts'
import type { Place } from './place.ts'
import { rankOffers } from './rank-offers.ts'
import { rateJourney } from './rate-journey.ts'
import type { ServiceOptions } from './rated.ts'

const usd = (cents: number) => money(BigInt(cents), 'USD')
const pune: Place = { name: 'Pune', countryCode: 'IN', position: [73.86, 18.52] }
const zurich = city('Zürich')
const options: ServiceOptions = {
  shippingDate: '2027-05-03',
  customsClearance: false,
  invoice: undefined,
}
const journeys = {
  sea: journey('sea'),
  air: journey('air'),
  rail: journey('rail'),
}

function journey(way: 'sea' | 'air' | 'rail'): Journey {
  const planned = planJourney(way === 'rail' ? city('Chongqing') : pune, zurich, way)
  if (!isJourney(planned)) throw new Error(planned.reason)
  return planned
}

function offer(
  mode: FreightMode,
  changes: {
    container?: ContainerType
    quantity?: number
    weightKg?: number
    volumeM3?: number
    options?: Partial<ServiceOptions>
  } = {},
): Offer {
  const { container, quantity = 1, weightKg = 9_000, volumeM3 = 0 } = changes
  const way = mode === 'AIR' ? 'air' : mode === 'RAIL_FCL' ? 'rail' : 'sea'
  const cargo = { weightKg, volumeM3, quantity, container }
  return rateJourney(
    { mode, journey: journeys[way], cargo, options: { ...options, ...changes.options } },
    sampleCard(mode),
    sampleCarriages,
    sampleOnTop,
  )
}

const included = ({ lines }: Offer) =>
  sum(
    'USD',
    lines.flatMap(({ kind, amount }) => (kind === 'included' && amount ? [amount] : [])),
  )

test('for any cargo, the total is the sum of its included lines and of its legs, to the cent, the day and the kilogram', () => {
  fc.assert(
    fc.property(
      fc.record({
        mode: fc.constantFrom(...freightModes.filter((mode) => mode !== 'FTL' && mode !== 'LTL')),
        container: fc.constantFrom(...(Object.keys(containers) as ContainerType[])),
        quantity: fc.integer({ min: 1, max: 40 }),
        weightKg: fc.double({ min: 0.1, max: 500_000, noNaN: true }),
        volumeM3: fc.double({ min: 0, max: 500, noNaN: true }),
        invoice: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
        month: fc.integer({ min: 1, max: 12 }),
        customsClearance: fc.boolean(),
      }),
      ({ mode, invoice, month, customsClearance, ...cargo }) => {
        const shippingDate = `2027-${String(month).padStart(2, '0')}-15`
        const chosen = {
          shippingDate,
          customsClearance,
          invoice: invoice === undefined ? undefined : usd(invoice),
        }
        const rated = offer(mode, { ...cargo, options: chosen })
        const { legs } = rated
        expect(included(rated)).toEqual(rated.cost)
        const ofShipment = rated.lines.filter(({ leg }) => leg === 'shipment')
        const prices = legs.map(({ price }) => price)
        expect(sum('USD', [included({ ...rated, lines: ofShipment }), ...prices])).toEqual(rated.cost)
        expect(legs.reduce((days, leg) => days + leg.days, 0)).toBe(rated.days)
        expect(legs.reduce((kg, leg) => kg + leg.co2Kg, 0)).toBe(rated.co2Kg)
        expect(legs.every(({ days, price }) => days >= 0 && price.amount >= 0n)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a price can be calculated by hand', () => {
  const { lines, legs } = offer('FCL', { container: 'ST20' })
  const amountOf = (code: string) => lines.find((line) => line.code === code)?.amount
  const nauticalMiles = BigInt(Math.ceil(legs[1].km / 1.852))
  const freight = (20_000n * 1_000n + 10_000n * nauticalMiles + 500n) / 1_000n
  expect(amountOf('FRT')).toEqual(money(freight, 'USD'))
  expect(amountOf('BAF')).toEqual(money((freight * 10n + 50n) / 100n, 'USD'))
  expect(amountOf('OHC')).toEqual(usd(15_000))
  const [origin, destination] = [legs[0].price, legs[2].price]
  const carriage = [
    origin,
    destination,
    usd(15_000),
    usd(15_000),
    usd(6_500),
    money(freight, 'USD'),
    amountOf('BAF') ?? usd(0),
  ]
  expect(amountOf('SVC')?.amount).toBe((sum('USD', carriage).amount * 2n + 50n) / 100n)
})

test('the main carriage takes the started days of its distance, and those of loading and unloading', () => {
  // 432 nautical miles or kilometres a day, and two days at the ports.
  const daysOf = (distance: number) => Math.ceil(distance / 432) + 2
  const byMode = (mode: FreightMode) => offer(mode, { container: 'ST20' }).legs[1]
  expect(byMode('FCL').days).toBe(daysOf(Math.ceil(journeys.sea.main.km / 1.852)))
  expect(byMode('AIR').days).toBe(daysOf(journeys.air.main.km))
})

test('a container costs its percentage of the smallest', () => {
  const freightOf = (container: ContainerType) =>
    Number(offer('FCL', { container }).lines.find(({ code }) => code === 'FRT')?.amount?.amount)
  expect(Math.abs(freightOf('HQ40') - freightOf('ST20') * 1.7)).toBeLessThanOrEqual(1)
})

test('a part load has no detention, and nothing is insured without a value', () => {
  expect(offer('LCL').lines.map(({ code }) => code)).toEqual([
    ...['PRE', 'OHC', 'FRT', 'BAF', 'DOC', 'DHC', 'ONC', 'SVC', 'CUS'],
    ...(journeys.sea.railFrom ? ['RLO'] : []),
    ...(journeys.sea.railTo ? ['RLD'] : []),
    ...['INSP', 'WAIT', 'DUTY', 'UNLD'],
  ])
})

test('fees of nothing are no lines', () => {
  const surcharges = [surcharge('OHC', 'Terminal handling', { amount: usd(0) })]
  const { lines } = rateJourney(
    {
      mode: 'FCL',
      journey: journeys.sea,
      cargo: { weightKg: 9_000, volumeM3: 0, quantity: 1, container: 'ST20' },
      options,
    },
    sampleCard('FCL'),
    sampleCarriages,
    { ...sampleOnTop, tariff: { ...sampleTariff, surcharges } },
  )
  const codes = lines.filter(({ kind }) => kind === 'included').map(({ code }) => code)
  expect(codes.join()).toBe('PRE,FRT,ONC,SVC')
})

test('rail to and from the terminal is offered where a train is worth loading', () => {
  const byTrain = {
    by: 'rail' as const,
    from: journeys.sea.origin.from,
    to: journeys.sea.origin.to,
    km: 400,
    crossings: [],
  }
  const withTrains = (railFrom: typeof byTrain | undefined, railTo: typeof byTrain | undefined) =>
    rateJourney(
      {
        mode: 'FCL',
        journey: { ...journeys.sea, railFrom, railTo },
        cargo: { weightKg: 9_000, volumeM3: 0, quantity: 1, container: 'ST20' },
        options,
      },
      sampleCard('FCL'),
      sampleCarriages,
      sampleOnTop,
    )
  const railLines = ({ lines }: Offer) =>
    lines.flatMap(({ code, kind, leg, amount }) => (/^RL/.test(code) ? [{ code, kind, leg, amount }] : []))
  // 200.00, four tenths of 100.00, and the documents.
  const amount = usd(20_000 + 4_000 + 6_500)
  const from = { code: 'RLO', kind: 'optional', leg: 'origin', amount }
  const to = { code: 'RLD', kind: 'optional', leg: 'destination', amount }
  expect(railLines(withTrains(byTrain, byTrain))).toEqual([from, to])
  expect(railLines(withTrains(byTrain, undefined))).toEqual([from])
  expect(railLines(withTrains(undefined, byTrain))).toEqual([to])
  expect(railLines(withTrains(undefined, undefined))).toEqual([])
})

test('the same enquiry has the same answer, and another month may have another price', () => {
  expect(offer('FCL', { container: 'HQ40' })).toEqual(offer('FCL', { container: 'HQ40' }))
  const dear = offer('FCL', { container: 'HQ40', options: { shippingDate: '2027-08-01' } })
  expect(dear.cost.amount).toBeGreaterThan(offer('FCL', { container: 'HQ40' }).cost.amount)
})

test('every container type has a price, and two cost more than one', () => {
  for (const container of Object.keys(containers) as ContainerType[]) {
    const [one, two] = [offer('FCL', { container }), offer('FCL', { container, quantity: 2 })]
    expect(two.cost.amount).toBeGreaterThan(one.cost.amount)
  }
})

test('customs clearance is optional until ticked, then a line of the same total', () => {
  const without = offer('FCL', { container: 'ST20', options: { invoice: usd(10_000_000) } })
  const chosen = { invoice: usd(10_000_000), customsClearance: true }
  const withIt = offer('FCL', { container: 'ST20', options: chosen })
  const clearance = without.lines.find(({ code }) => code === 'CUS')
  expect(clearance).toMatchObject({ kind: 'optional', amount: usd(12_000 + 25_000) })
  expect(withIt.cost).toEqual(plus(without.cost, usd(12_000 + 25_000)))
  expect(withIt.carriage).toEqual(without.carriage)
})

test('what is charged by a rate of the platform names the rate, and is that share to the cent', () => {
  const invoice = usd(8_000_050)
  const { lines, carriage } = offer('FCL', {
    container: 'ST20',
    options: { invoice, customsClearance: true },
  })
  const named = (code: string) => lines.find((line) => line.code === code)
  const carried = ['PRE', 'OHC', 'FRT', 'BAF', 'DOC', 'DHC', 'ONC'].map(
    (code) => named(code)?.amount ?? usd(0),
  )
  expect(carriage).toEqual(sum('USD', carried))
  const share = ({ amount }: typeof carriage, perTenThousand: bigint) =>
    (amount * perTenThousand + 5_000n) / 10_000n
  expect(named('SVC')).toMatchObject({ label: expect.stringContaining('2 % of the carriage') })
  expect(named('SVC')?.amount?.amount).toBe(share(carriage, 200n))
  expect(named('CUS')).toMatchObject({ label: expect.stringContaining('0.25 %'), kind: 'included' })
  expect(named('CUS')?.amount?.amount).toBe(12_000n + share(invoice, 25n))
})

test('clearance of goods without a known value is the entry alone', () => {
  const { lines } = offer('FCL', { container: 'ST20' })
  expect(lines.find(({ code }) => code === 'CUS')).toMatchObject({
    label: 'Customs clearance: 120.00 USD an entry',
    amount: usd(12_000),
  })
})

test('lines that somebody else prices join the total, and their leg’s price, where they are included', () => {
  const offered = offer('FCL', { container: 'ST20', options: { customsClearance: true } })
  const line = (code: string, kind: 'included' | 'optional', amount: number): Offer['lines'][number] => ({
    ...{ code, kind, label: code, leg: 'shipment', amount: usd(amount), per: undefined },
  })
  const onTruck = { ...line('GEN', 'included', 700), leg: 'origin' as const }
  const added = addLines(offered, [line('INS', 'included', 54_700), line('RISK', 'optional', 100), onTruck])
  expect(added.cost).toEqual(plus(offered.cost, usd(55_400)))
  expect(included(added)).toEqual(added.cost)
  expect(added.legs[1].price).toEqual(offered.legs[1].price)
  expect(added.legs[0].price).toEqual(plus(offered.legs[0].price, usd(700)))
  expect(added.carriage).toEqual(offered.carriage)
  const codes = added.lines.map(({ code }) => code)
  expect(codes.slice(codes.indexOf('CUS'))).toEqual(expect.arrayContaining(['CUS', 'INS', 'RISK']))
  expect(codes[codes.indexOf('CUS') + 1]).toBe('INS')
})

test('possible fees and fees of others are listed outside the total', () => {
  const { lines } = offer('FCL', { container: 'RF40' })
  expect(lines.filter(({ kind }) => kind === 'may_arise').map(({ code }) => code)).toEqual([
    'DET',
    'INSP',
    'WAIT',
  ])
  expect(lines.filter(({ kind }) => kind === 'excluded').every(({ amount }) => amount === undefined)).toBe(
    true,
  )
})

const figuresOf = ({ cost, days, co2Kg }: Offer) => [Number(cost.amount), days, co2Kg]

test('in the order called best, none comes before one that is no worse in price, days and CO2, and better in one', () => {
  const one = offer('FCL', { container: 'ST20' })
  const figures = fc.record({
    cost: fc.integer({ min: 1, max: 1_000 }),
    days: fc.integer({ min: 1, max: 60 }),
    co2Kg: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(figures, { minLength: 2, maxLength: 8 }), (all) => {
      const ranked = rankOffers(
        all.map(({ cost, days, co2Kg }, index) => ({
          ...one,
          cardId: String(index),
          cost: usd(cost),
          days,
          co2Kg,
        })),
      )
      for (const [place, earlier] of ranked.entries()) {
        for (const later of ranked.slice(place + 1)) {
          const [first, second] = [figuresOf(earlier), figuresOf(later)]
          const isNoWorse = second.every((figure, index) => figure <= (first[index] ?? 0))
          expect(isNoWorse && second.some((figure, index) => figure < (first[index] ?? 0))).toBe(false)
        }
      }
    }),
  )
})
