import { expect, test } from 'vitest'
import { isWithin } from './measured.ts'

const sound = { wanted: '10.1', tolerance: '0.2', found: '10.3' }

test('a value at the end of its tolerance is within it', () => {
  expect(isWithin(sound)).toBe(true)
  expect(isWithin({ ...sound, found: '9.9' })).toBe(true)
})

test('a value that is one ten-thousandth beyond its tolerance is outside', () => {
  expect(isWithin({ ...sound, found: '10.3001' })).toBe(false)
  expect(isWithin({ ...sound, found: '9.8999' })).toBe(false)
})

test('spaces around a value do not count', () => {
  expect(isWithin({ wanted: ' 10.1', tolerance: '0.2 ', found: ' 10.3 ' })).toBe(true)
})

test.each(['wanted', 'tolerance', 'found'])(
  'where the field %s is no number, there is no answer',
  (field) => {
    for (const typed of ['', 'ten', '1,5', '1.', '0.00001', '1234567890', '0x10'])
      expect(isWithin({ ...sound, [field]: typed })).toBeUndefined()
  },
)

test('below a tolerance of zero there is no answer', () => {
  expect(isWithin({ wanted: '5', tolerance: '0', found: '5' })).toBe(true)
  expect(isWithin({ wanted: '5', tolerance: '-1', found: '5' })).toBeUndefined()
})
