import { type Currency, crossRate, inverse, type Rate, rateFromText } from '@tradelane/money'
import { ecbTable } from './ecb-table.ts'
import { type FxSource, type MidRate, UnknownRate } from './fx-source.ts'

/** The table shipped with the product. A pair without the euro is crossed through it, exactly: nothing is rounded here. */
export function ecbRates(): FxSource {
  return {
    async midRate(from, to): Promise<MidRate> {
      const [sold, bought] = [euroRate(from), euroRate(to)]
      const oldest = sold.asOf < bought.asOf ? sold : bought
      return {
        rate: from === to ? one(from) : crossRate(inverse(sold.rate), bought.rate),
        asOf: new Date(`${oldest.asOf}T00:00:00Z`),
        source: `${ecbTable.source} of ${ecbTable.asOf}${oldest.note}`,
      }
    },
  }
}

type EuroRate = { rate: Rate; asOf: string; note: string }

function euroRate(currency: Currency): EuroRate {
  const { perEuro, suspended, asOf } = ecbTable
  if (currency === 'EUR') return { rate: one('EUR'), asOf, note: '' }
  const stopped = new Map<string, { perEuro: string; asOf: string }>(Object.entries(suspended)).get(currency)
  const text = stopped?.perEuro ?? new Map<string, string>(Object.entries(perEuro)).get(currency)
  if (text === undefined) throw new UnknownRate(`there is no reference rate for ${currency}`)
  return {
    rate: rateFromText(text, 'EUR', currency),
    asOf: stopped?.asOf ?? asOf,
    note: stopped ? `, ${currency}: last published ${stopped.asOf}` : '',
  }
}

const one = (currency: Currency): Rate => ({ numerator: 1n, denominator: 1n, from: currency, to: currency })
