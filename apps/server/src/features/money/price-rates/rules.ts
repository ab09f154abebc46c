import { promised, promises } from '@tradelane/contract/lifecycle/promises'
import { type PriceService, priceServices } from '@tradelane/contract/price-rates/services'
import { type Rules, sentences, until } from '../../../entries/rule.ts'

const labelOf = (service: unknown): string => priceServices[service as PriceService]?.label ?? 'a service'

/** The owners of a company learn what they pay from when on, and what they paid before. */
export const priceRateRules: Rules = {
  outcome_due: {
    opens: {
      task: 'compare-rate-outcome',
      who: 'back_office',
      title: ({ what }) => `Look at what the first ${promised('rateReplay')} have changed: ${what}`,
      ...promises.compareRateOutcome,
    },
  },
  announced: {
    notifies: {
      kind: 'prices',
      who: 'owner',
      title: ({ after }) => `New price: ${labelOf(after.service)}`,
      body: (facts) => {
        const { is, was, is_own, valid_from, valid_to } = facts.after
        return sentences(
          `${is_own ? 'Your own price is' : 'The price is'} ${is}, ${until('from', valid_from, facts)} on`,
          `Before that: ${was}`,
          until('It ends', valid_to, facts),
          'A price that you have been shown stays as it is while it is valid',
        )
      },
    },
  },
}
