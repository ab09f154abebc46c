import { type Currency, crossRate, inverse, type Rate, rateFromText } from '@tradelane/money'
import type { DayTable } from './day-table.ts'
import { type FxSource, UnknownRate } from './fx-source.ts'

/** Mid rates of a day's table. A pair without the euro is crossed through it, exactly: nothing is rounded here. */
export function tableRates(findTable: () => DayTable | undefined | Promise<DayTable | undefined>): FxSource {
  return {
    async midRate(from, to) {
      const table = await findTable()
      if (!table) throw new UnknownRate('there is no table of reference rates yet')
      const { asOf, source } = table
      const rate = from === to ? one(from) : crossRate(inverse(euroRate(table, from)), euroRate(table, to))
      return { rate, asOf, source }
    },
  }
}

function euroRate({ perEuro, day }: DayTable, currency: Currency): Rate {
  if (currency === 'EUR') return one('EUR')
  const text = perEuro[currency]
  if (text === undefined) throw new UnknownRate(`there is no reference rate for ${currency} of ${day}`)
  return rateFromText(text, 'EUR', currency)
}

const one = (currency: Currency): Rate => ({ numerator: 1n, denominator: 1n, from: currency, to: currency })
