import { describe, expect, it } from 'vitest'
import { ecbTable } from './ecb-table.ts'
import { sandboxRates } from './sandbox-rates.ts'
import { walkedRates } from './sandbox-walk.ts'
import { nextTargetDay } from './target-days.ts'

/** A thousandth of the shipped rate, as a whole number: 1000 is the shipped rate itself. */
function permille(currency: string, rate: string): number {
  const shipped: Record<string, string> = { ...ecbTable.perEuro, RUB: ecbTable.suspended.RUB.perEuro }
  return Math.round((Number(rate) / Number(shipped[currency])) * 1000)
}

describe('the walk of the sandbox', () => {
  it('begins with the shipped table', () => {
    expect(walkedRates('2024-12-31')).toMatchObject(ecbTable.perEuro)
    expect(walkedRates('2024-12-30')).toEqual(walkedRates('2024-12-31'))
  })

  it.each([
    ['2025-01-02', { USD: '1.0384', JPY: '163.14', KRW: '1527.29' }],
    ['2025-06-30', { USD: '1.0216', GBP: '0.83124', TRY: '37.2793' }],
    ['2026-11-20', { USD: '1.0625', GBP: '0.85626', RUB: '123.216' }],
    ['2026-11-23', { USD: '1.0615', HKD: '8.2439', ZAR: '19.5511' }],
    ['2030-01-02', { USD: '1.0131', INR: '88.4593', SEK: '11.7402' }],
  ])('has the same rates on every machine: %s', (day, rates) => {
    expect(walkedRates(day)).toMatchObject(rates)
  })

  it('has the same rates whichever day was asked for before', () => {
    const later = walkedRates('2026-11-23')
    expect(walkedRates('2025-06-30').USD).toBe('1.0216')
    expect(walkedRates('2026-11-23')).toEqual(later)
  })

  it('stays within 12 % of the table for ten years, and within 1.1 % of the day before', () => {
    const days = ['2024-12-31']
    for (let day = '2024-12-31'; day < '2035-01-01'; days.push(day)) day = nextTargetDay(day)
    const walk = days.map((day) =>
      Object.entries(walkedRates(day)).map(([currency, rate]) => permille(currency, rate)),
    )
    expect(Math.max(...walk.flat())).toBeLessThanOrEqual(1_120)
    expect(Math.min(...walk.flat())).toBeGreaterThanOrEqual(880)
    const steps = walk
      .slice(1)
      .map((rates, day) => rates.map((rate, at) => Math.abs(rate - (walk[day]?.[at] ?? 0))))
    expect(Math.max(...steps.flat())).toBeLessThanOrEqual(11)
  })

  it('keeps the peg of the Hong Kong dollar', () => {
    for (const day of ['2025-06-30', '2026-11-23', '2030-01-02']) {
      const { HKD, USD } = walkedRates(day)
      expect((Number(HKD) / Number(USD)).toFixed(2)).toBe('7.77')
    }
  })
})

describe('the rates of the sandbox', () => {
  const at = (time: string) => sandboxRates({ clock: { now: () => new Date(time) } })

  it('are of the day of the clock, and of the last publishing day at weekends and holidays', async () => {
    for (const [time, day] of [
      ['2026-11-20T00:00:00Z', '2026-11-20'],
      ['2026-11-22T23:59:59Z', '2026-11-20'],
      ['2026-11-23T00:00:00Z', '2026-11-23'],
      ['2026-04-06T12:00:00Z', '2026-04-02'],
    ] as const) {
      const { asOf, source } = await at(time).midRate('EUR', 'USD')
      expect([asOf.toISOString().slice(0, 10), source]).toEqual([day, 'Sandbox rate'])
    }
  })

  it('stand still where amounts are checked, under the date of the day', async () => {
    const still = sandboxRates({ clock: { now: () => new Date('2026-11-23T09:00:00Z') }, isStill: true })
    const { rate, asOf } = await still.midRate('EUR', 'USD')
    expect(rate.numerator * 10_000n).toBe(rate.denominator * 10_389n)
    expect(asOf.toISOString()).toBe('2026-11-23T12:00:00.000Z')
  })
})
