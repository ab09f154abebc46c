import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Currency,
  convert,
  convertBack,
  crossRate,
  currencies,
  inverse,
  MoneyFormatError,
  money,
  rateFromText,
  rateText,
  withMarkup,
} from './index.ts'

const currency = fc.constantFrom(...(Object.keys(currencies) as Currency[]))
const amount = fc.bigInt(1n, 10n ** 15n)
const rate = fc
  .tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1n, 10n ** 6n), currency, currency)
  .map(([numerator, denominator, from, to]) => ({ numerator, denominator, from, to }))

describe('rates', () => {
  test('a rate is shown as it was written', () => {
    expect(rateText(rateFromText('0.880200', 'USD', 'EUR'))).toBe('0.880200')
    expect(rateText(rateFromText('155.2', 'USD', 'JPY'), 2)).toBe('155.20')
    expect(rateText(rateFromText('1', 'USD', 'USD'), 0)).toBe('1')
  })

  test.each(['0', '0.000', '-1', '1e3', '1,1', '', ' 1', '01', '1.', 'NaN'])('"%s" is not a rate', (text) => {
    expect(() => rateFromText(text, 'USD', 'EUR')).toThrow(MoneyFormatError)
  })

  test('rates meet through a third currency, and only there', () => {
    const usdToEur = inverse(rateFromText('1.25', 'EUR', 'USD'))
    const eurToJpy = rateFromText('160', 'EUR', 'JPY')
    expect(rateText(crossRate(usdToEur, eurToJpy))).toBe('128.000000')
    expect(() => crossRate(eurToJpy, usdToEur)).toThrow(RangeError)
  })

  test('rates that are no whole numbers meet exactly', () => {
    const usdToEur = rateFromText('0.88', 'USD', 'EUR')
    const eurToJpy = rateFromText('160.5', 'EUR', 'JPY')
    expect(rateText(crossRate(usdToEur, eurToJpy))).toBe('141.240000')
  })

  test('without a markup the customer receives the middle rate', () => {
    expect(rateText(withMarkup(rateFromText('0.9', 'USD', 'EUR'), 0))).toBe('0.900000')
  })

  test('a markup makes the customer receive less, by its hundredths of a percent', () => {
    expect(rateText(withMarkup(rateFromText('0.9', 'USD', 'EUR'), 50))).toBe('0.895500')
    expect(() => withMarkup(rateFromText('0.9', 'USD', 'EUR'), -1)).toThrow(RangeError)
    expect(() => withMarkup(rateFromText('0.9', 'USD', 'EUR'), 10_000n)).toThrow(RangeError)
    expect(() => withMarkup(rateFromText('0.9', 'USD', 'EUR'), 0.5)).toThrow(RangeError)
  })
})

describe('conversion', () => {
  test('exponents are respected', () => {
    expect(convert(money(1_000n, 'USD'), rateFromText('155.25', 'USD', 'JPY'), 'half-up')).toEqual(
      money(1_553n, 'JPY'),
    )
    expect(convert(money(1_553n, 'JPY'), rateFromText('0.00199', 'JPY', 'KWD'), 'down')).toEqual(
      money(3_090n, 'KWD'),
    )
  })

  test('an amount in another currency is refused', () => {
    expect(() => convert(money(1n, 'EUR'), rateFromText('1.1', 'USD', 'EUR'), 'down')).toThrow(RangeError)
    expect(() => convertBack(money(1n, 'USD'), rateFromText('1.1', 'USD', 'EUR'), 'down')).toThrow(RangeError)
  })

  test('what convertBack asks for, rounded up, always gives at least the amount wanted', () => {
    fc.assert(
      fc.property(amount, rate, (minor, at) => {
        const needed = convertBack(money(minor, at.to), at, 'up')
        expect(convert(needed, at, 'down').amount).toBeGreaterThanOrEqual(minor)
      }),
    )
  })

  test('converting there and back, rounded down, never gains money', () => {
    fc.assert(
      fc.property(amount, rate, (minor, at) => {
        const there = convert(money(minor, at.from), at, 'down')
        expect(convertBack(there, at, 'down').amount).toBeLessThanOrEqual(minor)
      }),
    )
  })
})
