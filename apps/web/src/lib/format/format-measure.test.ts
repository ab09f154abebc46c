import { expect, test } from 'vitest'
import { formatKg, formatKm, formatTonnes, formatVolume } from './format-measure.ts'

test('a distance is in kilometres', () => {
  expect(formatKm(12_097.4)).toBe('12,097 km')
})

test('a weight is in kilograms', () => {
  expect(formatKg(18_000)).toBe('18,000 kg')
})

test('emissions are in tonnes, little ones too', () => {
  expect([2_140, 12_000, 840, 36].map(formatTonnes)).toEqual(['2.1 t', '12 t', '0.84 t', '0.036 t'])
})

test('a volume is in cubic metres', () => {
  expect(formatVolume(28.54)).toBe('28.5 m³')
})
