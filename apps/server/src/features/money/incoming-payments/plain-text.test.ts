import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it('What a bank passed on becomes one line without control characters', () => {
  expect(plainText(' Buyer\u0000\r\n\tGmbH\u2028& Co ', 140)).toBe('Buyer GmbH & Co')
})

it('Halves of characters, which no database text can hold, are left out', () => {
  expect(plainText('Invoice \uD800 4711', 140)).toBe('Invoice 4711')
})

it('Too much of it is cut, by whole characters and without a space at the end', () => {
  expect(plainText('🚢🚢🚢', 2)).toBe('🚢🚢')
  expect(plainText('Buyer GmbH', 6)).toBe('Buyer')
})
