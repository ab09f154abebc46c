import { expect, test } from 'vitest'
import { type SpecialCargo, specialFaults } from './special-cargo.ts'

const none = {
  temperature_c: undefined,
  humidity_percent: undefined,
  ventilation_m3h: undefined,
  genset: false,
  over_length_cm: undefined,
  over_width_cm: undefined,
  over_height_cm: undefined,
}
const fields = (container: string, changes: Partial<SpecialCargo> = {}) =>
  Object.keys(specialFaults({ ...none, container, ...changes }))

test('a refrigerated container needs its temperature, from -30 to 30', () => {
  expect(fields('RF40')).toEqual(['temperature_c'])
  expect(fields('RF40', { temperature_c: -30 })).toEqual([])
  expect(fields('RF40', { temperature_c: -30.5 })).toEqual(['temperature_c'])
  expect(fields('RF20', { temperature_c: 31 })).toEqual(['temperature_c'])
})

test('humidity and fresh air have limits, and frozen goods have neither', () => {
  expect(fields('RF40', { temperature_c: 5, humidity_percent: 95, ventilation_m3h: 25 })).toEqual([])
  expect(fields('RF40', { temperature_c: 5, humidity_percent: 49 })).toEqual(['humidity_percent'])
  expect(fields('RF40', { temperature_c: -18, humidity_percent: 60 })).toEqual(['humidity_percent'])
  expect(fields('RF40', { temperature_c: -18, ventilation_m3h: 10 })).toEqual(['ventilation_m3h'])
})

test('other containers refuse a temperature and a genset', () => {
  expect(fields('ST40', { temperature_c: 5 })).toEqual(['temperature_c'])
  expect(fields('ST40', { genset: true })).toEqual(['temperature_c'])
  expect(fields('', {})).toEqual([])
})

test('flat racks take goods over every side, open tops over their height, and others none', () => {
  const over = { over_width_cm: 40, over_height_cm: 30 }
  expect(fields('FR40', over)).toEqual([])
  expect(fields('OT40', over)).toEqual(['over_width_cm'])
  expect(fields('OT40', { over_height_cm: 30 })).toEqual([])
  expect(fields('ST40', over)).toEqual(['over_width_cm', 'over_height_cm'])
  expect(fields('FR40', { over_width_cm: 161 })).toEqual(['over_width_cm'])
})
