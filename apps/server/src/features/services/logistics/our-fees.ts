import type { AddedFees } from '@tradelane/freight'
import { sum, zero } from '@tradelane/money'
import { chargeOf, feeWords, type PriceRate, rateText } from '../../money/price-rates/index.ts'

/** What we charge beside the carriage, each by a rate in versions. */
export const feeServices = ['logistics', 'clearance', 'clearance_entry'] as const
export type FeeRates = Record<(typeof feeServices)[number], PriceRate>

/** Our fees by the rates of one customer at one moment, as freight is priced with them. */
export const feesBy = ({ logistics, clearance, clearance_entry }: FeeRates): AddedFees => ({
  service: (carriage) => ({
    amount: chargeOf(carriage, logistics),
    text: rateText(logistics),
    rate: lineRate(logistics),
  }),
  clearance: (invoice) => {
    // An entry costs the broker's time regardless of its value; the share of the value is added where that is known.
    const charged = [
      {
        ...({ of: 'entry', rate: clearance_entry } as const),
        amount: chargeOf(invoice ?? zero('USD'), clearance_entry),
      },
      ...(invoice ? [{ of: 'value', rate: clearance, amount: chargeOf(invoice, clearance) } as const] : []),
    ]
    return {
      amount: sum(
        'USD',
        charged.map(({ amount }) => amount),
      ),
      text: charged.map(({ rate }) => rateText(rate)).join(' and '),
      rates: charged.map(({ of, rate, amount }) => ({ ...lineRate(rate), of, amount })),
    }
  },
})

/** As a line of an offer names it. */
export const lineRate = (rate: PriceRate) => ({ rate_id: rate.rateId, ...feeWords(rate) })
