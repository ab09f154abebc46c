import { expect, test } from 'vitest'
import { formatKg, formatKm, formatNumber, formatTonnes, formatVolume } from './format-number.ts'

test('a number groups its thousands', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567')
})

test('a distance is in whole kilometres', () => {
  expect(formatKm(12_097.4)).toBe('12,097 km')
})

test('a weight is in kilograms, as it was entered', () => {
  expect([18_000, 0.25].map(formatKg)).toEqual(['18,000 kg', '0.25 kg'])
})

test('a volume is in cubic metres, as it was entered', () => {
  expect(formatVolume(28.54)).toBe('28.54 m³')
})

test('emissions are in tonnes, little ones too', () => {
  expect([2_140, 12_000, 840, 36].map(formatTonnes)).toEqual(['2.1 t', '12 t', '0.84 t', '0.036 t'])
})
