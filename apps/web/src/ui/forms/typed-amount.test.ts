import { describe, expect, test } from 'vitest'
import {
  caretAfterGrouping,
  cleanAmount,
  digitsAfterDecimals,
  doubtAbout,
  groupDigits,
  groupsBefore,
  insertedIn,
  keptBefore,
  readPastedAmount,
  withAllDecimals,
} from './typed-amount.ts'

describe('an amount being typed', () => {
  test.each([
    ['1000', 2, '1000'],
    ['1,000.5', 2, '1000.5'],
    ['12.345', 2, '12.34'],
    ['12.', 2, '12.'],
    ['.5', 2, '0.5'],
    ['0012', 2, '12'],
    ['0', 2, '0'],
    ['-1', 2, undefined],
    ['1e3', 2, undefined],
    ['NaN', 2, undefined],
    ['1.2.3', 2, undefined],
    ['1500.5', 0, '1500.'],
    ['1.2345', 3, '1.234'],
  ])('%s with %i decimals becomes %s', (typed, exponent, kept) => {
    expect(cleanAmount(typed, exponent)).toBe(kept)
  })

  test.each([
    ['1.23', '4', '1234'],
    ['12.', '345', '12345'],
    ['1,234.56', '7', '1,234567'],
    ['1.23', '', undefined],
    ['1.23', '45', undefined],
    ['0.12', '3', undefined],
    ['1234', '', undefined],
  ])(
    'a comma after %s and "%s", which was dropped, shows that %s is the whole number',
    (shown, rest, whole) => {
      expect(groupsBefore(shown, rest)).toBe(whole)
    },
  )

  test.each([
    ['1.234', 2, '4'],
    ['1.23', 2, ''],
    ['1.2', 0, '2'],
    ['1234', 2, ''],
  ])('%s has after %i decimals "%s"', (typed, exponent, rest) => {
    expect(digitsAfterDecimals(typed, exponent)).toBe(rest)
  })

  test.each([
    ['9.60', '0', 'The point parts decimals: this is 9.60. For 9,600 leave it out.'],
    ['5.000', '', 'The point parts decimals: this is 5. For 5,000 leave it out.'],
    ['1.250', '', 'The point parts decimals: this is 1.25. For 1,250 leave it out.'],
    ['9.60', '', undefined],
    ['9.605', '1', undefined],
    ['1234.567', '', undefined],
    ['0.125', '', undefined],
  ])('of %s and "%s", which was dropped, it says: %s', (amount, dropped, said) => {
    expect(doubtAbout(amount, dropped)).toBe(said)
  })

  test('is grouped by thousands, its decimals left alone', () => {
    expect(['', '1', '1000', '1234567.1234'].map(groupDigits)).toEqual(['', '1', '1,000', '1,234,567.1234'])
  })

  test.each([
    ['.', 1, 2],
    ['.5', 2, 3],
    ['.5', 0, 0],
    ['0012', 3, 1],
    ['05', 0, 0],
    ['1,234', 2, 1],
    ['0.5', 1, 1],
  ])('of %s, with the caret at %i, %i signs stay before it', (text, end, kept) => {
    expect(keptBefore(text, end)).toBe(kept)
  })

  test('keeps the caret behind the same digit', () => {
    expect(caretAfterGrouping('1,234', 4)).toBe(5)
    expect(caretAfterGrouping('1,234', 1)).toBe(1)
    expect(caretAfterGrouping('12', 9)).toBe(2)
  })
})

test.each([
  ['1234.5', 2, '1234.50'],
  ['1234.50', 2, '1234.50'],
  ['1234', 2, '1234'],
  ['1234.5', 3, '1234.500'],
  ['1234.', 0, '1234.'],
  ['', 2, ''],
])('an amount that nobody is typing, %s with %i decimals, shows %s', (amount, exponent, shown) => {
  expect(withAllDecimals(amount, exponent)).toBe(shown)
})

describe('a pasted amount', () => {
  test.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,00', '1.00'],
    ['1.250.000', '1250000'],
    ['1.250.000,5', '1250000.5'],
    ['9.600', '9.600'],
    ['1,000', '1000'],
    [',50', '0.50'],
    ['.50', '0.50'],
    ['1 234.50 USD', '1234.50'],
    ['USD 99', '99'],
    ['€5', '5'],
    ['-1', undefined],
    ['1e3', undefined],
    ['twelve', undefined],
  ])('%s is read as %s', (pasted, read) => {
    expect(readPastedAmount(pasted)).toBe(read)
  })
})

test.each([
  ['', '0,05', ['', '0,05', '']],
  ['1,000', '1,000.5', ['1,000', '.5', '']],
  ['1,000', '21,000', ['', '2', '1,000']],
  ['100', '1,5000', ['1', ',50', '00']],
  ['100', '10', ['10', '', '']],
  ['', '', ['', '', '']],
])('what was added to “%s” in “%s” is known with what is beside it', (before, text, parts) => {
  expect(insertedIn(text, before)).toEqual(parts)
})
