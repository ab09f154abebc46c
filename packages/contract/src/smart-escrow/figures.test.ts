import { decimalText, minus, money, parseMoney, sum } from '@tradelane/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceServices } from '../price-rates/services.ts'
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
/** In hundredths of a percent; the first is that of the product. */
const rates = [200, 0, 1, 5, 137, 333, 500] as const
/** All that a service may charge. */
const anyRate = fc.integer({ min: 0, max: priceServices.smart_escrow.most * 100 })

describe('the fee', () => {
  it.each([
    ['8000', 200, ['8000.00', '160.00', '7840.00']],
    ['1', 200, ['1.00', '0.02', '0.98']],
    ['0.25', 200, ['0.25', '0.01', '0.24']],
    ['0.24', 200, ['0.24', '0.00', '0.24']],
    ['10000', 200, ['10000.00', '200.00', '9800.00']],
    ['8000', 5, ['8000.00', '4.00', '7996.00']],
    ['1234.56', 137, ['1234.56', '16.91', '1217.65']],
    ['10000', 500, ['10000.00', '500.00', '9500.00']],
    ['8000', 0, ['8000.00', '0.00', '8000.00']],
  ])('of %s sent by %i hundredths of a percent is rounded to the cent', (sent, rate, figures) => {
    expect(shown(figuresOfSent(usd(sent), rate))).toEqual(figures)
  })

  it('has the decimals of its currency', () => {
    expect(shown(figuresOfSent(parseMoney('1025', 'JPY'), 200))).toEqual(['1025', '21', '1004'])
  })

  it('is found from the amount received: what is sent is received plus the fee', () => {
    expect(shown(figuresOfReceived(usd('7840'), 200))).toEqual(['8000.00', '160.00', '7840.00'])
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10_000_000n }), anyRate, (cents, rate) => {
        const received = money(cents, 'USD')
        const figures = figuresOfReceived(received, rate)
        expect(figures.received).toEqual(received)
        expect(figuresOfSent(figures.sent, rate)).toEqual(figures)
      }),
      { numRuns: 5000 },
    )
  })

  it('is paid on top by the sender, out of the price by the beneficiary, or half by each', () => {
    expect(shown(figuresOfPrice(usd('8000'), 'Sender', 200))).toEqual(['8163.27', '163.27', '8000.00'])
    expect(shown(figuresOfPrice(usd('8000'), 'Beneficiary', 200))).toEqual(['8000.00', '160.00', '7840.00'])
    const { sent, fee, received } = figuresOfPrice(usd('9900'), 'Equal Split', 200)
    expect([sent, fee, received].map(decimalText)).toEqual(['10000.00', '200.00', '9800.00'])
    expect(minus(sent, usd('9900'))).toEqual(minus(usd('9900'), received))
  })

  it('is half each of any price, but for one cent that cannot be halved', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_000_000n }), anyRate, (cents, rate) => {
        const price = money(cents, 'USD')
        const { sent, fee, received } = figuresOfPrice(price, 'Equal Split', rate)
        const [ofSender, ofBeneficiary] = [minus(sent, price).amount, minus(price, received).amount]
        expect(ofSender + ofBeneficiary).toBe(fee.amount)
        expect(ofSender - ofBeneficiary).toBeOneOf([-1n, 0n, 1n])
        expect(figuresOfSent(sent, rate)).toEqual({ sent, fee, received })
      }),
      { numRuns: 5000 },
    )
  })
})

describe('a price', () => {
  it.each([
    ['Sender', 200, ['48.76', '9800.00']],
    ['Beneficiary', 200, ['49.75', '10000.00']],
    ['Equal Split', 200, ['49.25', '9900.00']],
    ['Sender', 5, ['1989.01', '9995.00']],
    ['Beneficiary', 5, ['1990.00', '10000.00']],
    ['Equal Split', 500, ['19.40', '9750.00']],
    ['Sender', 0, ['1.00', '10000.00']],
  ] as const)(
    'with the fee paid by %s, by %i hundredths of a percent, has the limits %j',
    (payer, rate, limits) => {
      const { least, most } = limitsOfPrice('USD', payer, rate)
      expect([least, most].map(decimalText)).toEqual(limits)
    },
  )

  it('is within its limits exactly where sent, received and fee are from 1 to 10,000', () => {
    for (const [currency, payer, rate] of everyCase()) {
      const { least, most } = limitsOfPrice(currency, payer, rate)
      const unit = parseMoney('1', currency).amount
      for (const edge of [least, most])
        for (const step of [-2n, -1n, 0n, 1n, 2n]) {
          const price = money(edge.amount + step, currency)
          const { sent, fee, received } = figuresOfPrice(price, payer, rate)
          const hasFee = fee.amount >= unit || rate === 0
          const isWithin = sent.amount <= 10_000n * unit && hasFee && received.amount >= unit
          const found = [
            currency,
            payer,
            rate,
            decimalText(price),
            priceFault(price, payer, rate) === undefined,
          ]
          expect(found).toEqual([currency, payer, rate, decimalText(price), isWithin])
        }
    }
  })

  it('outside of them is refused with the limit and what it comes to', () => {
    expect(priceFault(usd('9900'), 'Sender', 200)).toBe(
      'At most 9,800.00 USD: with the fee, 10,000.00 USD are sent.',
    )
    expect(priceFault(usd('1'), 'Beneficiary', 200)).toBe(
      'Enter a minimum amount: 49.75 USD. The fee is at least 1.00 USD.',
    )
  })
})

/** Every rate in a currency with decimals and in one without; in the others, some. */
function* everyCase() {
  const all = Array.from({ length: priceServices.smart_escrow.most * 100 + 1 }, (_, rate) => rate)
  for (const currency of escrowCurrencies)
    for (const rate of currency === 'USD' || currency === 'JPY' ? all : rates)
      for (const payer of feePayers) yield [currency, payer, rate] as const
}

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
