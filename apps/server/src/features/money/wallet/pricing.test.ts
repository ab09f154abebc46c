import { type Currency, compare, convertBack, formatMoney, money, plus, rateFromText } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FeeRate, feeInside, priceFromSource, priceFromTarget } from './pricing.ts'
import { decimalsFor, withCustomerRate } from './quoted-rates.ts'
import { quotedRateText } from './quotes.ts'

const rates = (mid: string, from: Currency, to: Currency) =>
  withCustomerRate(
    { rate: rateFromText(mid, from, to), asOf: new Date(0), source: 'a test' },
    from === to ? undefined : { rateId: '', basisPoints: 20 },
  )

const feeRate: FeeRate = { basisPoints: 5, least: undefined, most: undefined }

describe('the rate', () => {
  it('is the mid rate less a fifth of a percent, cut to six decimals', () => {
    const { rate, midRate } = rates('0.962557', 'USD', 'EUR')
    expect([quotedRateText(midRate), quotedRateText(rate)]).toEqual(['0.962557', '0.960631'])
  })

  it('has six significant digits, also if it is very small', () => {
    const { rate } = rates('0.000652677', 'KRW', 'EUR')
    expect([quotedRateText(rate), decimalsFor(rate)]).toEqual(['0.000651371', 9])
  })

  it('of a tenth has six digits, which is enough', () => {
    expect(decimalsFor(rateFromText('0.1', 'JPY', 'USD'))).toBe(6)
  })

  it('has at most the twelve decimals that can be stored', () => {
    const rate = { numerator: 1n, denominator: 10n ** 20n, from: 'KRW', to: 'EUR' } as const
    expect(decimalsFor(rate)).toBe(12)
  })

  it('of a currency against itself is one, without a markup', () => {
    expect(rates('1', 'USD', 'USD')).toMatchObject({ markupBasisPoints: 0 })
    expect(quotedRateText(rates('1', 'USD', 'USD').rate)).toBe('1.000000')
  })
})

describe('a price from the amount sent', () => {
  it('deducts the fee and converts the rest, rounded down', () => {
    const price = priceFromSource(money(100_000n, 'USD'), rates('0.962557', 'USD', 'EUR'), feeRate)
    expect(price && Object.values(price).map(formatMoney)).toEqual([
      '1,000.00 USD',
      '0.50 USD',
      '960.15 EUR',
      '2.00 USD',
    ])
  })

  it('has a fee of 0.05 %, of which half a cent counts as one cent', () => {
    expect(feeInside(money(1_000n, 'USD'), feeRate)).toEqual(money(1n, 'USD'))
    expect(feeInside(money(3_000n, 'USD'), feeRate)).toEqual(money(2n, 'USD'))
  })

  it('has a fee of which less than half a cent counts as nothing', () => {
    expect(feeInside(money(999n, 'USD'), feeRate)).toEqual(money(0n, 'USD'))
    expect(feeInside(money(2_999n, 'USD'), feeRate)).toEqual(money(1n, 'USD'))
  })

  it('carries no fee between own wallets', () => {
    const price = priceFromSource(money(100_000n, 'USD'), rates('0.962557', 'USD', 'EUR'), undefined)
    expect(price).toMatchObject({ fee: money(0n, 'USD'), target: money(96_063n, 'EUR') })
  })

  it('does not exist if nothing would arrive', () => {
    expect(priceFromSource(money(1n, 'JPY'), rates('0.006371', 'JPY', 'USD'), feeRate)).toBeUndefined()
  })

  it('loses nothing in the same currency: fee and received are what was sent, for every cent to a million', () => {
    const same = rates('1', 'USD', 'USD')
    for (let cents = 1n; cents <= 1_000_000n; cents += 7n) {
      const source = money(cents, 'USD')
      const price = priceFromSource(source, same, feeRate)
      if (!price || compare(plus(price.fee, price.target), source) !== 0) throw new Error(formatMoney(source))
    }
  })
})

describe('a price from the amount received', () => {
  const fees = fc.constantFrom<FeeRate>(
    feeRate,
    undefined,
    { ...feeRate, basisPoints: 333 },
    { basisPoints: 100, least: money(1_500n, 'USD'), most: money(90_000n, 'USD') },
  )
  const pair = fc.constantFrom(
    rates('0.962557', 'USD', 'EUR'),
    rates('156.954471', 'USD', 'JPY'),
    rates('0.000652677', 'KRW', 'EUR'),
    rates('1', 'EUR', 'EUR'),
  )
  const minorUnits = fc.bigInt({ min: 1n, max: 10n ** 12n })

  it('delivers exactly that amount, for the smallest possible amount sent', () => {
    fc.assert(
      fc.property(minorUnits, pair, fees, (amount, quoted, fee) => {
        const target = money(amount, quoted.rate.to)
        const price = priceFromTarget(target, quoted, fee)
        const less = money(price.source.amount - 1n, price.source.currency)
        const enough = priceFromSource(price.source, quoted, fee)
        const tooLittle = less.amount > 0n ? priceFromSource(less, quoted, fee) : undefined
        expect(price.target).toEqual(target)
        expect(enough && enough.target.amount >= target.amount).toBe(true)
        expect(tooLittle === undefined || tooLittle.target.amount < target.amount).toBe(true)
        expect(price.fee).toEqual(feeInside(price.source, fee))
      }),
      { numRuns: 500 },
    )
  })

  it('is the smallest possible for each of the amounts after which the fee repeats', () => {
    const same = rates('1', 'EUR', 'EUR')
    for (let cents = 1n; cents <= 2 * 1_999; cents++) {
      const { source, fee } = priceFromTarget(money(cents, 'EUR'), same, feeRate)
      const less = source.amount - 1n
      const lessFee = feeInside(money(less, 'EUR'), feeRate).amount
      expect([source.amount - fee.amount >= cents, less - lessFee < cents]).toEqual([true, true])
    }
  })

  it('books a spread such that fee, target at mid rate and spread add up to the amount sent', () => {
    fc.assert(
      fc.property(minorUnits, pair, fees, (amount, quoted, fee) => {
        const price = priceFromTarget(money(amount, quoted.rate.to), quoted, fee)
        const { source, target, spread } = price
        const targetAtMid = convertBack(target, quoted.midRate, 'up')
        expect(spread.amount >= 0n).toBe(true)
        expect(plus(plus(price.fee, targetAtMid), spread)).toEqual(source)
      }),
      { numRuns: 500 },
    )
  })
})
