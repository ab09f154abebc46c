import type { AddedFees } from '@tradelane/freight'
import { plus, zero } from '@tradelane/money'
import { chargeOf, feeWords, type PriceRate, rateText } from '../../money/price-rates/index.ts'

/** What we charge beside the carriage, each by a rate in versions. */
export const feeServices = ['logistics', 'clearance', 'clearance_entry'] as const
export type FeeRates = Record<(typeof feeServices)[number], PriceRate>

/** Our fees by the rates of one customer at one moment, as freight is priced with them. They are named once, and not for each offer. */
export function feesBy({ logistics, clearance, clearance_entry }: FeeRates): AddedFees {
  const service = { text: rateText(logistics), rate: lineRate(logistics) }
  const entry = {
    text: rateText(clearance_entry),
    rate: { ...lineRate(clearance_entry), of: 'entry' as const },
  }
  const value = { text: rateText(clearance), rate: { ...lineRate(clearance), of: 'value' as const } }
  return {
    service: (carriage) => ({ ...service, amount: chargeOf(carriage, logistics) }),
    // An entry costs the broker's time regardless of its value; the share of the value is added where that is known.
    clearance(invoice) {
      const ofEntry = chargeOf(invoice ?? zero('USD'), clearance_entry)
      const charged = { ...entry.rate, amount: ofEntry }
      if (!invoice) return { amount: ofEntry, text: entry.text, rates: [charged] }
      const ofValue = chargeOf(invoice, clearance)
      return {
        amount: plus(ofEntry, ofValue),
        text: `${entry.text} and ${value.text}`,
        rates: [charged, { ...value.rate, amount: ofValue }],
      }
    },
  }
}

/** As a line of an offer names it. */
export const lineRate = (rate: PriceRate) => ({ rate_id: rate.rateId, ...feeWords(rate) })
