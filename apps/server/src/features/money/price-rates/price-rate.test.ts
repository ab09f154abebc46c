import { type Currency, money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { type Charged, chargeOf, wholeOf } from './price-rate.ts'

const usd = (amount: bigint) => money(amount, 'USD')
const rate = (
  basisPoints: number,
  { least, most, currency = 'USD' }: { least?: bigint; most?: bigint; currency?: Currency } = {},
): Charged => ({
  ...{ basisPoints, fixed: undefined },
  least: least === undefined ? undefined : money(least, currency),
  most: most === undefined ? undefined : money(most, currency),
})

describe('the charge', () => {
  test.each([
    ['is a share, rounded half-up', 1049n, rate(100), 10n],
    ['from half a cent on up', 1050n, rate(100), 11n],
    ['is the least where the share is below', 1000n, rate(100, { least: 11n }), 11n],
    ['is the share where that is the least', 1100n, rate(100, { least: 11n }), 11n],
    ['is the share above the least', 1200n, rate(100, { least: 11n }), 12n],
    ['is the most where the share is above', 1000n, rate(100, { most: 9n }), 9n],
    ['is the share below the most', 800n, rate(100, { most: 9n }), 8n],
    ['has no limits of another currency', 1000n, rate(100, { least: 50n, most: 60n, currency: 'EUR' }), 10n],
    ['of nothing is nothing, also with a least', 0n, rate(100, { least: 11n }), 0n],
    ['is a fixed amount, of any whole', 1000n, { ...rate(0), fixed: usd(12_000n) }, 12_000n],
  ] as const)('%s', (_, whole, by, charge) => {
    expect(chargeOf(usd(whole), by)).toEqual(usd(charge))
  })
})

describe('the whole of which an amount is left', () => {
  const rates = [
    ...[0, 1, 5, 137, 200, 500, 5000].map((points) => rate(points)),
    ...[rate(5, { least: 100n }), rate(200, { most: 900n }), rate(137, { least: 50n, most: 60n })],
    rate(200, { least: 70n, most: 80n, currency: 'EUR' }),
  ]

  test('is the smallest one, for every rate with its limits', () => {
    for (const by of rates)
      for (const net of [1n, 2n, 49n, 50n, 51n, 99n, 995n, 1000n, 4400n, 44_100n, 123_457n, 99_999_999n]) {
        const { amount } = wholeOf(usd(net), by)
        const left = (whole: bigint) => whole - chargeOf(usd(whole), by).amount
        expect([by, net, left(amount) >= net, left(amount - 1n) < net]).toEqual([by, net, true, true])
      }
  })

  test('keeps the currency', () => {
    expect(wholeOf(money(1000n, 'JPY'), rate(200))).toEqual(money(1020n, 'JPY'))
  })
})
