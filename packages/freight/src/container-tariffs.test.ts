import { money } from '@tradelane/money'
import { describe, expect, test } from 'vitest'
import { containerTariff, daysOfTiers } from './container-tariffs.ts'

const tariff = containerTariff('Meridian Crest Line', 'HQ40', '2026-03-01')
const chargedDays = (days: number) => daysOfTiers(tariff.demurrage, days).map((tier) => tier.days)

describe('a line’s table of demurrage and detention', () => {
  test('is by kind and size of the container', () => {
    const perDay = (container: Parameters<typeof containerTariff>[1]) =>
      containerTariff('Meridian Crest Line', container, '2026-03-01').demurrage.tiers[0]?.perDay
    expect(perDay('ST20')).toEqual(money(6_000n, 'USD'))
    expect(perDay('HQ45')).toEqual(money(9_500n, 'USD'))
    expect(perDay('RF40')).toEqual(money(18_000n, 'USD'))
    expect(perDay('FR20')).toEqual(money(9_000n, 'USD'))
    expect(perDay('RF20')).not.toEqual(perDay('RF40'))
    expect(perDay('TK20')).toEqual(perDay('OT20'))
  })

  test('differs from line to line, and a line without one has the usual', () => {
    const first = (carrier: string) => containerTariff(carrier, 'ST20', '2026-03-01')
    expect(first('Swiftwater Express Lines')).toMatchObject({ firstDay: 'same_day' })
    expect(first('Swiftwater Express Lines').demurrage.tiers[0]?.perDay).toEqual(money(7_800n, 'USD'))
    expect(first('A line that came later').name).toBe('A line that came later, in force since 1 Jan 2000')
    expect(first('A line that came later').detention).toEqual(first('Meridian Crest Line').detention)
  })

  test('charges no day that is free, and each later one by its own tier', () => {
    expect(chargedDays(0)).toEqual([0, 0])
    expect(chargedDays(5)).toEqual([0, 0])
    expect(chargedDays(6)).toEqual([1, 0])
    expect(chargedDays(10)).toEqual([5, 0])
    expect(chargedDays(11)).toEqual([5, 1])
    expect(chargedDays(20)).toEqual([5, 10])
  })
})
