import { expect, test } from 'vitest'
import { matchingOptions } from '../../../../ui/forms/matching-options.ts'
import {
  dangerousGoodsOf,
  emptyEntry,
  formPath,
  goodOptions,
  specialCargoFaults,
  specialOf,
} from './cargo-dangerous-of.ts'
import { type CargoForm, emptyCargo } from './cargo-form.ts'

const paint = {
  ...emptyEntry,
  good: 'UN1263 Paint',
  packing_group: 'II',
  net_quantity: '1200',
  unit: 'L',
  packages: '60',
  packaging: 'drums',
  flash_point: '18',
} as const
const cargo = (changes: Partial<CargoForm> = {}): CargoForm => ({
  ...emptyCargo,
  freight_type: 'Sea',
  transportation_by: 'FCL',
  container_size: 'ST40',
  dangerous: true,
  dangerous_goods: [paint],
  emergency_contact: 'Ada Okafor, +1 212 555 0147',
  ...changes,
})

test('what is declared is what the server understands', () => {
  expect(specialCargoFaults(cargo())).toEqual({})
  expect(dangerousGoodsOf(cargo())).toEqual([
    {
      un_number: '1263',
      shipping_name: 'Paint',
      packing_group: 'II',
      net_quantity: 1_200,
      unit: 'L',
      packages: 60,
      packaging: 'drums',
      flash_point: 18,
      marine_pollutant: false,
    },
  ])
})

test('goods without the tick, and figures of another container, are not sent', () => {
  expect(dangerousGoodsOf(cargo({ dangerous: false }))).toEqual([])
  const cold = { temperature_c: '5', humidity_percent: '60', over_height_cm: '30' }
  expect(specialOf(cargo(cold))).toMatchObject({ temperature_c: undefined, genset: false })
  expect(specialOf(cargo({ ...cold, container_size: 'RF40' }))).toMatchObject({
    temperature_c: 5,
    humidity_percent: 60,
    genset: true,
    over_height_cm: undefined,
  })
  expect(specialOf(cargo({ ...cold, container_size: 'OT40' })).over_height_cm).toBe(30)
})

test('faults are shown at the fields of each substance', () => {
  const faults = specialCargoFaults(cargo({ dangerous_goods: [emptyEntry], emergency_contact: ' ' }))
  expect(faults).toMatchObject({
    'dangerous_goods.0.good': 'Select the UN number or name',
    'dangerous_goods.0.net_quantity': 'Enter the net quantity',
    'dangerous_goods.0.packaging': 'Select the kind of packages',
    emergency_contact: 'Enter a name and a telephone number',
  })
  const peroxide = {
    ...paint,
    good: 'UN2014 Hydrogen peroxide, aqueous solution with 20 % to 60 % hydrogen peroxide',
    packing_group: '',
  } as const
  const conflict = specialCargoFaults(cargo({ dangerous_goods: [paint, peroxide] }))
  expect(conflict['dangerous_goods.1.good']).toContain('may not share a container')
  expect(specialCargoFaults(cargo({ transportation_by: 'BULK' }))['dangerous_goods.0.good']).toContain(
    'in bulk',
  )
  expect(specialCargoFaults(cargo({ dangerous_goods: [] })).dangerous).toBe('Enter 1 to 10 substances')
})

test('figures that do not fit together are refused at their fields', () => {
  const heavy = { ...paint, unit: 'kg', net_quantity: '1200' } as const
  const faultsOf = (entry: CargoForm['dangerous_goods'][number]) =>
    specialCargoFaults(cargo({ weight: '1000', dangerous_goods: [entry] }))
  expect(faultsOf(heavy)).toEqual({
    'dangerous_goods.0.net_quantity': 'The substances weigh more than the whole shipment (1,000 kg)',
  })
  expect(faultsOf({ ...paint, flash_point: '30' })).toEqual({
    'dangerous_goods.0.flash_point': 'Packing group II has a flash point below 23 °C',
  })
})

test('what was entered for another substance before is not sent', () => {
  const lye = { ...paint, good: 'UN2794 Batteries, wet, filled with acid' }
  const [entry] = dangerousGoodsOf(cargo({ dangerous_goods: [lye] }))
  expect(entry).not.toHaveProperty('packing_group')
  expect(entry).not.toHaveProperty('flash_point')
})

test('a reefer asks for its temperature', () => {
  const faults = specialCargoFaults(
    cargo({ dangerous: false, container_size: 'RF20', temperature_c: 'cold' }),
  )
  expect(faults).toEqual({ temperature_c: 'Enter the set temperature, -30 to 30 °C' })
})

test('the server’s fields are found in the form', () => {
  expect(formPath('dangerous_goods.2.un_number')).toBe('dangerous_goods.2.good')
  expect(formPath('dangerous_goods.0.packaging')).toBe('dangerous_goods.0.packaging')
  expect(formPath('weight')).toBe('weight')
})

test.each([
  ['charcoal', 'UN 1361'],
  ['briquettes', 'UN 1361'],
  ['shisha', 'UN 1361'],
  ['Holzkohle', 'UN 1361'],
  ['battery', 'UN 3480 · Lithium ion batteries'],
  ['lithium ion battery', 'UN 3480 · Lithium ion batteries'],
  ['lithium ion batteries', 'UN 3556'],
])('the search for %s finds %s', (typed, found) => {
  expect(
    matchingOptions(goodOptions, typed)
      .map(({ label }) => label)
      .join('\n'),
  ).toContain(found)
})

test('a flash point and a temperature are read with a decimal comma too', () => {
  expect(
    dangerousGoodsOf(cargo({ dangerous_goods: [{ ...paint, flash_point: '18,5' }] }))[0]?.flash_point,
  ).toBe(18.5)
  expect(specialOf(cargo({ container_size: 'RF40', temperature_c: '-18,5' })).temperature_c).toBe(-18.5)
})
