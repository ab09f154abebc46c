import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { sampleCard } from '../test/sample-cards.ts'
import { carriagePrice, unitsTimes } from './rate-card.ts'

const usd = (cents: bigint) => money(cents, 'USD')
const card = sampleCard('LCL', { base: usd(3n), perThousand: usd(0n), minimum: usd(0n) })
const carried = { thousandths: 1_000n, distance: 0, containerPercent: 100, levelPercent: 100 }

describe('the price of the carriage', () => {
  test('is rounded up from half a cent', () => {
    // Half a unit at 0.03 USD is 0.015 USD.
    expect(carriagePrice(card, { ...carried, thousandths: 500n })).toEqual(usd(2n))
  })

  test('is rounded down below half a cent', () => {
    expect(carriagePrice(card, { ...carried, thousandths: 499n })).toEqual(usd(1n))
  })

  test('counts the distance in thousands', () => {
    const far = sampleCard('LCL', { base: usd(100n), perThousand: usd(2_000n), minimum: usd(0n) })
    expect(carriagePrice(far, { ...carried, distance: 1_500 })).toEqual(usd(3_100n))
  })

  test('depends on the container and the lane', () => {
    const big = { ...carried, containerPercent: 150, levelPercent: 110 }
    expect(carriagePrice(sampleCard('FCL', { minimum: usd(0n) }), big)).toEqual(usd(33_000n))
  })

  test('is the minimum if it would be less', () => {
    expect(carriagePrice({ ...card, minimum: usd(4n) }, carried)).toEqual(usd(4n))
  })

  test('has a minimum that follows the level of the lane', () => {
    const cheap = { ...carried, levelPercent: 50 }
    expect(carriagePrice({ ...card, minimum: usd(9n) }, cheap)).toEqual(usd(5n))
  })

  test('is unchanged if it is exactly the minimum, or more', () => {
    expect(carriagePrice({ ...card, minimum: usd(3n) }, carried)).toEqual(usd(3n))
    expect(carriagePrice({ ...card, minimum: usd(2n) }, carried)).toEqual(usd(3n))
  })
})

describe('a price for so many units', () => {
  test('is rounded up from half a cent, and down below it', () => {
    expect(unitsTimes(2_500n, usd(101n))).toEqual(usd(253n))
    expect(unitsTimes(2_494n, usd(101n))).toEqual(usd(252n))
  })
})
