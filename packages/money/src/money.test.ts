import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Currency,
  compare,
  currencies,
  decimalText,
  formatMoney,
  isCurrency,
  isNegative,
  isPositive,
  isZero,
  MoneyFormatError,
  minus,
  money,
  negate,
  parseMoney,
  percentOf,
  plus,
  sum,
  zero,
} from './index.ts'

const codes = Object.keys(currencies) as Currency[]
const currency = fc.constantFrom(...codes)
const amount = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n })

describe('currencies', () => {
  test('each has a code, three digits of its own, a name and at most four decimals', () => {
    for (const [code, facts] of Object.entries(currencies)) {
      expect(facts.code).toBe(code)
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(facts.numeric).toMatch(/^\d{3}$/)
      expect(facts.name.length).toBeGreaterThan(2)
      expect([0, 2, 3, 4]).toContain(facts.exponent)
    }
    expect(new Set(codes.map((code) => currencies[code].numeric)).size).toBe(codes.length)
  })

  test('exponents are those of the standard', () => {
    const withExponent = (n: number) => codes.filter((code) => currencies[code].exponent === n).join(' ')
    expect(withExponent(0)).toBe('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF')
    expect(withExponent(3)).toBe('BHD IQD JOD KWD LYD OMR TND')
    expect(withExponent(4)).toBe('CLF UYW')
  })

  // ISO 4217 by SIX: amendments 176 (XCG for ANG), 177 (ZWG), 178 (CUC out), 179 (XAD) and 180 (BGN out, 1 January 2026).
  test.each([
    ['XCG', '532'],
    ['ZWG', '924'],
    ['XAD', '396'],
    ['SLE', '925'],
  ])('%s has the number %s', (code, numeric) => {
    expect(isCurrency(code) && currencies[code].numeric).toBe(numeric)
  })

  test('withdrawn codes, metals and other words are not currencies', () => {
    for (const word of ['BGN', 'ANG', 'CUC', 'XAU', 'XXX', 'eur', 'toString', ''])
      expect(isCurrency(word)).toBe(false)
    expect(isCurrency('EUR')).toBe(true)
  })
})

describe('amounts as text', () => {
  test('what is written out is read back the same, in every currency', () => {
    fc.assert(
      fc.property(amount, currency, (minor, code) => {
        expect(parseMoney(decimalText(money(minor, code)), code)).toEqual(money(minor, code))
      }),
    )
  })

  test.each([
    ['1000', 'USD', 100_000n],
    ['0.5', 'USD', 50n],
    ['12.34', 'EUR', 1_234n],
    ['-0.05', 'EUR', -5n],
    ['7', 'JPY', 7n],
    ['1.234', 'KWD', 1_234n],
    ['999999999999999', 'KWD', 999_999_999_999_999_000n],
  ] as const)('%s %s is read', (text, code, minor) => {
    expect(parseMoney(text, code)).toEqual(money(minor, code))
  })

  test.each(
    '1e3|1,00|NaN| 1|1 |+1|.5|1.|01|-0|-0.00|--1|0x1F|Infinity|1_000|١|9e99||1.234|1234567890123456|12345678901234.56'.split(
      '|',
    ),
  )('"%s" is not an amount of USD', (text) => {
    expect(() => parseMoney(text, 'USD')).toThrow(MoneyFormatError)
  })

  test.each([
    ['100.5', 'JPY'],
    ['1.2345', 'KWD'],
    ['999999999999999', 'CLF'],
  ] as const)('%s %s has more digits than can be kept', (text, code) => {
    expect(() => parseMoney(text, code)).toThrow(MoneyFormatError)
  })

  test('people read grouped digits, a true minus and the code', () => {
    expect(formatMoney(money(100_000n, 'USD'))).toBe('1,000.00 USD')
    expect(formatMoney(money(-123_456_789n, 'EUR'))).toBe('−1,234,567.89 EUR')
    expect(formatMoney(money(-5n, 'EUR'))).toBe('−0.05 EUR')
    expect(formatMoney(money(1_000n, 'JPY'))).toBe('1,000 JPY')
    expect(formatMoney(money(1n, 'KWD'))).toBe('0.001 KWD')
    expect(formatMoney(zero('USD'))).toBe('0.00 USD')
  })
})

describe('arithmetic', () => {
  test('addition and subtraction undo each other', () => {
    fc.assert(
      fc.property(amount, amount, currency, (a, b, code) => {
        const x = money(a, code)
        const y = money(b, code)
        expect(minus(plus(x, y), y)).toEqual(x)
        expect(plus(x, negate(x))).toEqual(zero(code))
        expect(sum(code, [x, y, x])).toEqual(money(a + b + a, code))
        expect(compare(x, y)).toBe(-compare(y, x) + 0)
      }),
    )
  })

  test.each([
    [-1n, [true, false, false]],
    [0n, [false, true, false]],
    [1n, [false, false, true]],
  ] as const)('%s is on one side of zero, or zero', (minor, sides) => {
    const x = money(minor, 'EUR')
    expect([isNegative(x), isZero(x), isPositive(x)]).toEqual(sides)
  })

  test('the smaller amount comes first, and equal ones stay where they are', () => {
    expect(compare(money(1n, 'EUR'), money(2n, 'EUR'))).toBe(-1)
    expect(compare(money(2n, 'EUR'), money(1n, 'EUR'))).toBe(1)
    expect(compare(money(2n, 'EUR'), money(2n, 'EUR'))).toBe(0)
  })

  test('currencies are never mixed', () => {
    const [a, b] = [money(1n, 'EUR'), money(1n, 'USD')]
    for (const combine of [plus, minus, compare]) expect(() => combine(a, b)).toThrow(RangeError)
    expect(() => sum('EUR', [b])).toThrow(RangeError)
  })

  test('a share is within one minor unit of exact, on the side that was said', () => {
    fc.assert(
      fc.property(amount, fc.bigInt(0n, 20_000n), fc.bigInt(1n, 10_000n), (minor, numerator, denominator) => {
        const shareOf = (rounding: 'half-up' | 'down' | 'up') =>
          percentOf(money(minor, 'EUR'), { numerator, denominator }, rounding).amount * denominator
        const exact = minor * numerator
        const size = (n: bigint) => (n < 0n ? -n : n)
        expect(size(shareOf('down'))).toBeLessThanOrEqual(size(exact))
        expect(size(shareOf('up'))).toBeGreaterThanOrEqual(size(exact))
        expect(size(shareOf('up')) - size(shareOf('down'))).toBeLessThanOrEqual(denominator)
        expect(size(shareOf('half-up') - exact) * 2n).toBeLessThanOrEqual(denominator)
      }),
    )
  })

  test('half a cent is rounded away from zero', () => {
    const half = { numerator: 1n, denominator: 2n }
    expect(percentOf(money(5n, 'EUR'), half, 'half-up').amount).toBe(3n)
    expect(percentOf(money(-5n, 'EUR'), half, 'half-up').amount).toBe(-3n)
  })
})
