import { decimalText, minus, money, parseMoney, sum } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  blockAmounts,
  figuresOfPrice,
  figuresOfReceived,
  figuresOfSent,
  limitsOfPrice,
  priceFault,
} from './figures.ts'
import { escrowCurrencies, feePayers, percentFault } from './options.ts'

const usd = (text: string) => parseMoney(text, 'USD')
const shown = ({ sent, fee, received }: ReturnType<typeof figuresOfSent>) =>
  [sent, fee, received].map(decimalText)

describe('the fee', () => {
  it.each([
    ['8000', ['8000.00', '160.00', '7840.00']],
    ['1', ['1.00', '0.02', '0.98']],
    ['0.25', ['0.25', '0.01', '0.24']],
    ['0.24', ['0.24', '0.00', '0.24']],
    ['10000', ['10000.00', '200.00', '9800.00']],
  ])('of %s sent is 2 %, rounded to the cent', (sent, figures) => {
    expect(shown(figuresOfSent(usd(sent)))).toEqual(figures)
  })

  it('has the decimals of its currency', () => {
    expect(shown(figuresOfSent(parseMoney('1025', 'JPY')))).toEqual(['1025', '21', '1004'])
  })

  it('is found from the amount received: what is sent is received plus the fee', () => {
    expect(shown(figuresOfReceived(usd('7840')))).toEqual(['8000.00', '160.00', '7840.00'])
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), (cents) => {
        const received = money(cents, 'USD')
        const figures = figuresOfReceived(received)
        expect(figures.received).toEqual(received)
        expect(figuresOfSent(figures.sent)).toEqual(figures)
      }),
      { numRuns: 2000 },
    )
  })

  it('is paid on top by the sender, out of the price by the beneficiary, or half by each', () => {
    expect(shown(figuresOfPrice(usd('8000'), 'Sender'))).toEqual(['8163.27', '163.27', '8000.00'])
    expect(shown(figuresOfPrice(usd('8000'), 'Beneficiary'))).toEqual(['8000.00', '160.00', '7840.00'])
    const { sent, fee, received } = figuresOfPrice(usd('9900'), 'Equal Split')
    expect([sent, fee, received].map(decimalText)).toEqual(['10000.00', '200.00', '9800.00'])
    expect(minus(sent, usd('9900'))).toEqual(minus(usd('9900'), received))
  })
})

describe('a price', () => {
  it.each([
    ['Sender', ['48.76', '9800.00']],
    ['Beneficiary', ['49.75', '10000.00']],
    ['Equal Split', ['49.25', '9900.00']],
  ] as const)('with the fee paid by %s has the limits %j', (payer, limits) => {
    const { least, most } = limitsOfPrice('USD', payer)
    expect([least, most].map(decimalText)).toEqual(limits)
  })

  it('is within its limits exactly where sent, received and fee are from 1 to 10,000', () => {
    for (const currency of escrowCurrencies)
      for (const payer of feePayers) {
        const { least, most } = limitsOfPrice(currency, payer)
        const unit = parseMoney('1', currency).amount
        for (const edge of [least, most])
          for (const step of [-2n, -1n, 0n, 1n, 2n]) {
            const price = money(edge.amount + step, currency)
            const { sent, fee, received } = figuresOfPrice(price, payer)
            const isWithin = sent.amount <= 10_000n * unit && fee.amount >= unit && received.amount >= unit
            const found = [currency, payer, decimalText(price), priceFault(price, payer) === undefined]
            expect(found).toEqual([currency, payer, decimalText(price), isWithin])
          }
      }
  })

  it('outside of them is refused with the limit and what it comes to', () => {
    expect(priceFault(usd('9900'), 'Sender')).toBe(
      'At most 9,800.00 USD: with the fee, 10,000.00 USD are sent.',
    )
    expect(priceFault(usd('1'), 'Beneficiary')).toBe(
      'Enter a minimum amount: 49.75 USD. The fee is at least 1.00 USD.',
    )
  })
})

describe('the blocks', () => {
  it('are rounded down, and the last one takes what is left', () => {
    expect(blockAmounts(usd('100'), [33, 33, 34]).map(decimalText)).toEqual(['33.00', '33.00', '34.00'])
    expect(blockAmounts(usd('0.98'), [50, 25, 25]).map(decimalText)).toEqual(['0.49', '0.24', '0.25'])
  })

  it('are what the beneficiary receives, together', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), parts, (cents, percentages) => {
        const blocks = blockAmounts(money(cents, 'EUR'), percentages)
        expect(sum('EUR', blocks)).toEqual(money(cents, 'EUR'))
      }),
    )
  })

  it('must add up to 100: the message says what is missing', () => {
    expect(percentFault([30, 70])).toBeUndefined()
    expect(percentFault([30, 69])).toBe('The blocks add up to 99 %. 1 % is missing.')
    expect(percentFault([31, 70])).toBe('The blocks add up to 101 %. 1 % is too much.')
  })
})
