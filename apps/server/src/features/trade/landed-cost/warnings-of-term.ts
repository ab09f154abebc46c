import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import { containedIn } from '@tradelane/contract/landed-cost/parts'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Estimated } from './cost-line.ts'

/** The buyer pays for it, and it is charged with duty and tax; 0 says that it is in the freight. */
export const lacksWayToPort = ({ incoterm, to_port }: Estimated): boolean =>
  !containedIn(incoterm).to_port && to_port === undefined

/** What the term makes of the figures. */
export function warningsOfTerm(body: Estimated): string[] {
  const { incoterm, freight, insurance, in_container } = body
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
    ...placesOf(body),
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

const inland = new Set<Incoterm>(['CPT', 'CIP', 'DAP', 'DPU', 'DDP'])

/** What is carried before the port of departure, and after the border. */
function placesOf(body: Estimated): string[] {
  const { incoterm } = body
  return [
    ...(lacksWayToPort(body)
      ? [
          `The costs to the port of departure are not given: under ${incoterm} the buyer pays for carriage there, loading or export clearance, and duty and tax may be charged on it. At the same price as under FOB the total is the same only because these costs are missing. Give 0 where they are in the freight.`,
        ]
      : []),
    inland.has(incoterm)
      ? `Under ${incoterm} the freight may have carriage after arrival in it. It is taxed, but where it is named apart duty is not charged on it (in the Union by article 72 of Regulation (EU) No 952/2013): the duty may be too high here.`
      : 'Carriage from the place of arrival onwards is not in this estimate. To the first destination of the goods it is taxed (in the Union by article 86 of Directive 2006/112/EC).',
  ]
}
