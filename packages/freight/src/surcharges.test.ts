import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { sampleTariff, surcharge } from '../test/sample-cards.ts'
import type { ContainerType } from './containers.ts'
import type { Section } from './journey.ts'
import { portGroupOf, portGroups } from './port-groups.ts'
import type { Rated } from './rated.ts'
import { levelPercent, surchargeLines } from './surcharges.ts'
import type { CargoTrait, Surcharge } from './tariff.ts'
import { seaPorts } from './terminals.ts'

const usd = (cents: number) => money(BigInt(cents), 'USD')

function port(code: string) {
  const found = seaPorts().find((one) => one.code === code)
  if (!found) throw new Error(`no port ${code}`)
  return found
}

type Changes = {
  from?: string
  to?: string
  container?: ContainerType
  quantity?: number
  shippingDate?: string
  passages?: Section['passages']
  mode?: Rated['mode']
  traits?: readonly CargoTrait[]
}

function rated(changes: Changes = {}): Rated {
  const { from = 'CNSHA', to = 'NLRTM', container = 'ST40', quantity = 1, mode = 'FCL' } = changes
  const [start, finish] = [port(from), port(to)]
  const end = (stop: typeof start) => ({ by: 'truck' as const, from: stop, to: stop, km: 0, crossings: [] })
  return {
    mode,
    journey: {
      origin: end(start),
      main: {
        by: 'sea',
        from: start,
        to: finish,
        km: 18_520,
        crossings: [],
        passages: changes.passages ?? [],
      },
      destination: end(finish),
      railFrom: undefined,
      railTo: undefined,
    },
    cargo: { weightKg: 9_000, volumeM3: 0, quantity, container },
    options: {
      shippingDate: changes.shippingDate ?? '2027-05-03',
      customsClearance: false,
      invoice: undefined,
    },
    traits: changes.traits ?? [],
  }
}

const charged = (rows: readonly Surcharge[], changes: Changes = {}) =>
  surchargeLines(rated(changes), { version: 1, lanes: [], surcharges: rows }, usd(100_050)).map(
    ({ amount }) => amount?.amount,
  )
const one = (conditions: Partial<Surcharge>, changes: Changes = {}) =>
  charged([surcharge('AAA', 'A', conditions)], changes)

test('every port belongs to a group, and the coasts of a country may belong to two', () => {
  expect(seaPorts().filter((stop) => portGroupOf(stop) === undefined)).toEqual([])
  expect(new Set(seaPorts().map(portGroupOf)).size).toBe(portGroups.length)
  const group = (code: string) => portGroupOf(port(code))
  expect([group('USLAX'), group('USNYC')]).toEqual(['NORTH_AMERICA_WEST', 'NORTH_AMERICA_EAST'])
  expect([group('FRLEH'), group('FRFOS')]).toEqual(['NORTH_EUROPE', 'MEDITERRANEAN'])
  expect([group('SADMM'), group('SAJED')]).toEqual(['MIDDLE_EAST_GULF', 'RED_SEA'])
  expect([group('COBUN'), group('COCTG')]).toEqual(['LATIN_AMERICA_WEST', 'LATIN_AMERICA_EAST'])
  expect([group('MXZLO'), group('MXVER')]).toEqual(['LATIN_AMERICA_WEST', 'LATIN_AMERICA_EAST'])
  expect([group('RULED'), group('RUNVS'), group('RUVVO')]).toEqual([
    'NORTH_EUROPE',
    'MEDITERRANEAN',
    'FAR_EAST',
  ])
})

describe('the level of a lane', () => {
  const lanes = [
    { from: 'FAR_EAST', to: 'NORTH_EUROPE', percent: 60 },
    { from: 'NORTH_EUROPE', to: 'FAR_EAST', percent: 11 },
    { from: 'FAR_EAST', to: 'DE', percent: 70 },
  ]
  const level = (changes: Changes) => levelPercent({ ...sampleTariff, lanes }, rated(changes))

  test('differs by direction, and a country counts before its group', () => {
    expect(level({})).toBe(60)
    expect(level({ from: 'NLRTM', to: 'CNSHA' })).toBe(11)
    expect(level({ to: 'DEHAM' })).toBe(70)
    expect(level({ from: 'DEHAM', to: 'CNSHA' })).toBe(11)
  })

  test('is that of the cards where no lane fits, half as far for part loads, and none for bulk', () => {
    expect(level({ to: 'BRSSZ' })).toBe(100)
    expect(level({ mode: 'LCL' })).toBe(80)
    expect(level({ mode: 'BULK' })).toBe(100)
  })
})

describe('a surcharge', () => {
  test('is by container, TEU, unit, shipment or percent of the freight', () => {
    const amount = usd(1_000)
    expect(one({ basis: 'container', amount }, { quantity: 3 })).toEqual([3_000n])
    expect(one({ basis: 'teu', amount }, { quantity: 3 })).toEqual([6_000n])
    expect(one({ basis: 'teu', amount }, { quantity: 3, container: 'ST20' })).toEqual([3_000n])
    expect(one({ basis: 'unit', modes: ['LCL'], amount }, { mode: 'LCL' })).toEqual([9_000n])
    expect(one({ basis: 'shipment', amount }, { quantity: 3 })).toEqual([1_000n])
    // 10 % of 1,000.50.
    expect(one({ basis: 'percent', amount })).toEqual([10_005n])
  })

  test('may cost another amount for 40 feet', () => {
    const amounts = { amount: usd(1_000), amount40: usd(1_500) }
    expect(one(amounts, { container: 'HQ45' })).toEqual([1_500n])
    expect(one(amounts, { container: 'RF20' })).toEqual([1_000n])
  })

  test('is charged where the way begins, ends or passes', () => {
    expect(one({ from: ['FAR_EAST'] })).toEqual([10_000n])
    expect(one({ from: ['NORTH_EUROPE'] })).toEqual([])
    expect(one({ to: ['NL'] })).toEqual([10_000n])
    expect(one({ to: ['FAR_EAST'] })).toEqual([])
    expect(one({ ends: ['BE', 'NL'] })).toEqual([10_000n])
    expect(one({ ends: ['US'] })).toEqual([])
    expect(one({ passages: ['suez'] }, { passages: ['suez'] })).toEqual([10_000n])
    expect(one({ passages: ['suez'] })).toEqual([])
  })

  test('is charged for its containers, goods and mode', () => {
    expect(one({ kinds: ['reefer'] }, { container: 'RF40' })).toEqual([10_000n])
    expect(one({ kinds: ['reefer'] })).toEqual([])
    expect(one({ kinds: ['dry'], modes: ['LCL'] }, { mode: 'LCL' })).toEqual([])
    expect(one({ cargo: ['dangerous'] }, { traits: ['dangerous'] })).toEqual([10_000n])
    expect(one({ cargo: ['dangerous'] })).toEqual([])
    expect(one({ modes: ['LCL'] })).toEqual([])
  })

  test('is charged in its months and on its days, the first and last included', () => {
    expect(one({ months: [5, 8] })).toEqual([10_000n])
    expect(one({ months: [6] })).toEqual([])
    const valid = { validFrom: '2027-05-03', validTo: '2027-05-04' }
    expect(one(valid)).toEqual([10_000n])
    expect(one(valid, { shippingDate: '2027-05-04' })).toEqual([10_000n])
    expect(one(valid, { shippingDate: '2027-05-02' })).toEqual([])
    expect(one(valid, { shippingDate: '2027-05-05' })).toEqual([])
  })

  test('is charged once: of the rows with one code, the first that fits', () => {
    const general = surcharge('AAA', 'A', { amount: usd(500) })
    const special = surcharge('AAA', 'A', { amount: usd(900), to: ['NL'] })
    expect(charged([special, general])).toEqual([900n])
    expect(charged([special, general], { to: 'DEHAM' })).toEqual([500n])
  })

  test('says its basis, and terminal handling its port', () => {
    const tariff = {
      ...sampleTariff,
      surcharges: [
        ...sampleTariff.surcharges,
        surcharge('LSS', 'Low sulphur surcharge', { basis: 'teu', amount: usd(150_000) }),
      ],
    }
    expect(surchargeLines(rated(), tariff, usd(100_000)).map(({ label }) => label)).toEqual([
      'Terminal handling, Shanghai: 150.00 USD a container',
      'Bunker adjustment factor: 10 % of the freight',
      'Documents: 65.00 USD a shipment',
      'Terminal handling, Rotterdam: 150.00 USD a container',
      'Low sulphur surcharge: 1,500.00 USD a TEU',
    ])
  })
})
