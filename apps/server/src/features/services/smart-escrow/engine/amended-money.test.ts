import type { FeePayer } from '@tradelane/contract/smart-escrow/options'
import { decimalText, parseMoney } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import { amendedMoney } from './amended-money.ts'

describe('more for a block', () => {
  // 980.00 more is 1,000.00 with the fee of 2 %.
  const more = { held: '1000.00', fee: '20.00', back: '0.00' }

  it('is more of the price, without the fee that the sender pays on top', () => {
    expect(found('Sender', blocksTo('1960'))).toEqual({ ...more, price: '980.00', prices: ['1980.00'] })
  })

  it('is more of the price with the fee that the beneficiary pays out of it', () => {
    expect(found('Beneficiary', blocksTo('1960'))).toEqual({ ...more, price: '1000.00', prices: ['2000.00'] })
  })

  it('is more of the price with half the fee where each pays half, rounded down', () => {
    expect(found('Equal Split', blocksTo('1960'))).toEqual({ ...more, price: '990.00', prices: ['1990.00'] })
    // 2 % of 2.55 are 0.05, of which half is 0.02.
    expect(found('Equal Split', blocksTo('982.50'))).toMatchObject({ fee: '0.05', price: '2.52' })
  })

  it('adds its fee to the blocks that grow, by how much they do', () => {
    expect(found('Beneficiary', blocksTo('1225', '980', '1715'))).toEqual({
      ...more,
      price: '1000.00',
      prices: ['1250.00', '1000.00', '1750.00'],
    })
  })

  it('leaves what rounding leaves of the fee to the last block that grows', () => {
    // A fee of 0.05 for three blocks that grow by 0.80 each, and one that does not: 0.01, 0.01 and 0.03.
    expect(found('Beneficiary', blocksTo('980.80', '980.80', '980.80', '980'))).toEqual({
      ...{ held: '2.45', fee: '0.05', back: '0.00', price: '2.45' },
      prices: ['1000.81', '1000.81', '1000.83', '1000.00'],
    })
  })

  it('than another block loses is set aside for the difference alone', () => {
    expect(found('Beneficiary', blocksTo('2450', '490'))).toEqual({
      ...{ ...more, price: '1000.00' },
      prices: ['2490.00', '510.00'],
    })
  })
})

describe('less for a block', () => {
  it('goes back without the fee that was collected', () => {
    expect(found('Beneficiary', blocksTo('490', '980'))).toEqual({
      ...{ held: '0.00', fee: '0.00', back: '490.00', price: '-490.00' },
      prices: ['510.00', '1000.00'],
    })
  })

  it('and as much more for another one moves nothing in the wallet', () => {
    expect(found('Beneficiary', blocksTo('490', '1470'))).toEqual({
      ...{ held: '0.00', fee: '0.00', back: '0.00', price: '0.00' },
      prices: ['510.00', '1490.00'],
    })
  })
})

const cents = (amount: string) => parseMoney(amount, 'USD').amount
/** Blocks of 980.00 each, whose part of the price is 1,000.00. */
const blocksTo = (...amounts: string[]) =>
  amounts.map((to) => ({ amount: cents('980'), price: cents('1000'), to: cents(to) }))
const text = (amount: bigint) => decimalText({ currency: 'USD', amount })
function found(...[payer, blocks]: [FeePayer, ReturnType<typeof blocksTo>]) {
  const { held, fee, back, price, prices } = amendedMoney('USD', { payer, basisPoints: 200 }, blocks)
  return {
    ...{ held: decimalText(held), fee: decimalText(fee), back: decimalText(back) },
    ...{ price: text(price), prices: prices.map(text) },
  }
}
