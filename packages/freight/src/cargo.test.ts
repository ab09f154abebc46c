import { expect, test } from 'vitest'
import {
  type Cargo,
  capacityOf,
  chargeableUnits,
  fits,
  freightModes,
  isCounted,
  suggestedCount,
  takesContainer,
} from './cargo.ts'
import { containers } from './containers.ts'

const cargo = (changes: Partial<Cargo>): Cargo => ({
  weightKg: 1_000,
  volumeM3: 0,
  container: undefined,
  quantity: 1,
  ...changes,
})

test('three pallets of 120 × 80 × 150 cm and 900 kg are 4.32 W/M by sea', () => {
  const pallets = cargo({ weightKg: 900, volumeM3: 3 * 1.2 * 0.8 * 1.5 })
  expect(chargeableUnits('LCL', pallets)).toEqual({ unit: 'W/M', thousandths: 4_320n })
})

test('by sea at least one W/M is charged, by air 167 kg and by road 333 kg for a cubic metre', () => {
  expect(chargeableUnits('LCL', cargo({ weightKg: 50, volumeM3: 0.2 })).thousandths).toBe(1_000n)
  expect(chargeableUnits('AIR', cargo({ weightKg: 100, volumeM3: 2 }))).toEqual({
    unit: '100 kg',
    thousandths: 3_340n,
  })
  expect(chargeableUnits('LTL', cargo({ weightKg: 100, volumeM3: 3 }))).toEqual({
    unit: 'W/M',
    thousandths: 999n,
  })
  expect(chargeableUnits('BULK', cargo({ weightKg: 2_500_000 }))).toEqual({
    unit: 't',
    thousandths: 2_500_000n,
  })
})

test('a full load is charged by the container or truck', () => {
  expect(chargeableUnits('FCL', cargo({ container: 'HQ40', quantity: 3 }))).toEqual({
    unit: 'container',
    thousandths: 3_000n,
  })
  expect(chargeableUnits('FTL', cargo({ quantity: 2 }))).toEqual({ unit: 'truck', thousandths: 2_000n })
})

test('cargo that is too heavy or too large for its containers does not fit, and the needed count is known', () => {
  const heavy = cargo({ weightKg: 60_000, container: 'ST20' })
  expect(fits(heavy, capacityOf('FCL', heavy))).toBe(false)
  expect(suggestedCount('FCL', heavy)).toBe(3)
  const bulky = cargo({ weightKg: 60_000, volumeM3: 100, container: 'ST20', quantity: 4 })
  expect(fits(bulky, capacityOf('FCL', bulky))).toBe(true)
  expect(suggestedCount('FCL', cargo({ volumeM3: 100, container: 'ST20' }))).toBe(4)
  expect(suggestedCount('LCL', heavy)).toBeUndefined()
})

test('every container type takes as many as its payload says', () => {
  for (const [container, { payloadKg }] of Object.entries(containers)) {
    const full = cargo({ container: container as keyof typeof containers, weightKg: payloadKg })
    expect(fits(full, capacityOf('FCL', full))).toBe(true)
    expect(fits({ ...full, weightKg: payloadKg + 1 }, capacityOf('FCL', full))).toBe(false)
  }
})

test('cargo fits up to its volume, and no further', () => {
  expect(fits(cargo({ volumeM3: 25 }), { kg: 20_000, m3: 25 })).toBe(true)
  expect(fits(cargo({ volumeM3: 25.1 }), { kg: 20_000, m3: 25 })).toBe(false)
})

test('only full loads are counted, and only two of them take containers', () => {
  expect(freightModes.filter(isCounted)).toEqual(['FCL', 'FTL', 'RAIL_FCL'])
  expect(freightModes.filter(takesContainer)).toEqual(['FCL', 'RAIL_FCL'])
})

test('a container by rail takes what it takes by sea, and a truck takes 24 t', () => {
  const two = cargo({ container: 'HQ40', quantity: 2 })
  expect(capacityOf('RAIL_FCL', two)).toEqual(capacityOf('FCL', two))
  expect(capacityOf('RAIL_FCL', two)).toEqual({ kg: 2 * 26_590, m3: 2 * 76.2 })
  expect(suggestedCount('FTL', cargo({ weightKg: 24_001 }))).toBe(2)
})

test.each([
  ['LCL', 20_000, 25],
  ['LTL', 12_000, 40],
  ['BULK', 60_000_000, 75_000],
  ['AIR', 30_000, 180],
] as const)('one shipment by %s is at most %i kg and %i m³, regardless of its pieces', (mode, kg, m3) => {
  expect(capacityOf(mode, cargo({ quantity: 3 }))).toEqual({ kg, m3 })
})
