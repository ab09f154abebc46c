import { type Currency, convert, money, rateText } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import { ecbRates } from './ecb-rates.ts'
import { UnknownRate } from './fx-source.ts'

const fx = ecbRates()
const offered = 'USD EUR JPY GBP AUD CAD CHF CNY SEK NZD MXN SGD HKD NOK KRW TRY INR RUB BRL ZAR'.split(
  ' ',
) as Currency[]

describe('the reference rates', () => {
  it('give a euro rate as it was published', async () => {
    const { rate, asOf, source } = await fx.midRate('EUR', 'USD')
    expect(rateText(rate, 4)).toBe('1.0389')
    expect(asOf.toISOString()).toBe('2024-12-31T00:00:00.000Z')
    expect(source).toBe('ECB euro reference rates of 2024-12-31')
  })

  it('cross two other currencies through the euro', async () => {
    const { rate } = await fx.midRate('USD', 'JPY')
    expect(rateText(rate, 4)).toBe('156.9545') // 163.06 / 1.0389
    expect(convert(money(100_000n, 'USD'), rate, 'half-up')).toEqual(money(156_954n, 'JPY'))
  })

  it('cover every pair of the twenty currencies on offer, both ways', async () => {
    for (const from of offered)
      for (const to of offered) {
        const [there, back] = await Promise.all([fx.midRate(from, to), fx.midRate(to, from)])
        expect([there.rate.from, there.rate.to]).toEqual([from, to])
        expect(there.rate.numerator * back.rate.numerator).toBe(
          there.rate.denominator * back.rate.denominator,
        )
      }
  })

  it('say how old the rouble rate is', async () => {
    const { rate, asOf, source } = await fx.midRate('EUR', 'RUB')
    expect(rateText(rate, 3)).toBe('117.201')
    expect(asOf.toISOString()).toBe('2022-03-01T00:00:00.000Z')
    expect(source).toContain('RUB: last published 2022-03-01')
  })

  it('refuse a currency without a rate rather than guess one', async () => {
    await expect(fx.midRate('KWD', 'EUR')).rejects.toThrow(UnknownRate)
  })
})
