import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import { containedIn } from '@tradelane/contract/landed-cost/parts'
import type { Estimated } from './cost-line.ts'

/** What the term makes of the figures. */
export function warningsOfTerm({ incoterm, freight, insurance, in_container }: Estimated): string[] {
  const { instead } = ruleOf(incoterm)
  const contained = containedIn(incoterm)
  const nothing = (amount: string | undefined) => Number(amount ?? '0') === 0
  return [
    ...(incoterm === 'DDP'
      ? [
          'Under DDP the seller pays duty and tax, and they are in its price. The price here is without them; they are shown as the seller’s.',
        ]
      : []),
    ...(in_container && instead
      ? [
          `${incoterm} does not fit goods in containers: they are handed over at the terminal. Use ${instead}.`,
        ]
      : []),
    ...(nothing(freight)
      ? [
          contained.freight
            ? `The freight in the ${incoterm} price is not given: where duty is charged without freight, it is estimated too high.`
            : 'No freight is given: where duty and tax are charged on it, they are estimated too low.',
        ]
      : []),
    ...(nothing(insurance) && !contained.insurance
      ? ['No insurance is given: where duty and tax are charged on it, they are estimated too low.']
      : []),
  ]
}
