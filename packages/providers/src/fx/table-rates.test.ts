import { type Currency, convert, money, rateText } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import { UnknownRate } from './fx-source.ts'
import { sandboxRates } from './sandbox-rates.ts'
import { tableRates } from './table-rates.ts'

const clock = { now: () => new Date('2024-12-31T10:00:00Z') }
const fx = sandboxRates({ clock })
const offered = 'USD EUR JPY GBP AUD CAD CHF CNY SEK NZD MXN SGD HKD NOK KRW TRY INR RUB BRL ZAR'.split(
  ' ',
) as Currency[]

describe('the rates of a day', () => {
  it('give a euro rate as the table has it', async () => {
    const { rate, asOf, source } = await fx.midRate('EUR', 'USD')
    expect(rateText(rate, 4)).toBe('1.0389')
    expect(asOf.toISOString()).toBe('2024-12-31T12:00:00.000Z')
    expect(source).toBe('Sandbox rate')
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

  it('refuse a currency without a rate rather than guess one', async () => {
    await expect(fx.midRate('KWD', 'EUR')).rejects.toThrow(UnknownRate)
  })

  it('are unknown before there is a table', async () => {
    await expect(tableRates(() => undefined).midRate('EUR', 'USD')).rejects.toThrow(UnknownRate)
  })
})
