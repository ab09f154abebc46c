import { decimalText, minus, money, parseMoney, sum } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockAmounts, figuresOfPrice, figuresOfReceived, figuresOfSent } from './figures.ts'
import { percentFault } from './options.ts'

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
