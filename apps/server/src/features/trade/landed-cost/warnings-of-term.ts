import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import { containedIn } from '@tradelane/contract/landed-cost/parts'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import type { Estimated } from './cost-line.ts'
import type { CustomsRule } from './customs-rules.ts'

/** The buyer pays for it, and it is charged with duty and tax; 0 says that it is in the freight. */
export const lacksWayToPort = ({ incoterm, to_port }: Estimated): boolean =>
  !containedIn(incoterm).to_port && to_port === undefined

/** Freight or insurance that the buyer pays besides the price; 0 says that there is none. */
export const lacksCarriage = ({ incoterm, freight, insurance }: Estimated): boolean =>
  (!containedIn(incoterm).freight && freight === undefined) ||
  (!containedIn(incoterm).insurance && insurance === undefined)

/** The freight in the price is left out, and duty is charged without it. */
export const lacksFreightInPrice = ({ incoterm, freight }: Estimated, rule: CustomsRule | undefined) =>
  containedIn(incoterm).freight && freight === undefined && rule?.duty_base === 'FOB'

/** What the term makes of the figures. */
export function warningsOfTerm(body: Estimated, rule: CustomsRule | undefined): string[] {
  const { incoterm, freight, insurance, in_container } = body
  const { instead } = ruleOf(incoterm)
  const contained = containedIn(incoterm)
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
    ...placesOf(body, rule),
    ...(freight === undefined
      ? [
          contained.freight
            ? `The freight in the ${incoterm} price is not given: where duty is charged without freight, it is estimated too high.`
            : 'No freight is given: where duty and tax are charged on it, they are estimated too low.',
        ]
      : []),
    ...(insurance === undefined && !contained.insurance
      ? ['No insurance is given: where duty and tax are charged on it, they are estimated too low.']
      : []),
  ]
}

const inland = new Set<Incoterm>(['CPT', 'CIP', 'DAP', 'DPU', 'DDP'])

/** The freight may go on after arrival, and what is charged on that part there is not known, or less than here. */
export const hasOpenPlaces = ({ incoterm }: Estimated, rule: CustomsRule | undefined): boolean =>
  inland.has(incoterm) && rule !== undefined && !rule.onwards?.is_settled

/** What is carried before the port of departure, and after the border. */
function placesOf(body: Estimated, rule: CustomsRule | undefined): string[] {
  const { incoterm } = body
  const isFree = rule?.way_to_port === 'free'
  return [
    ...(lacksWayToPort(body)
      ? [
          `The costs to the port of departure are not given: under ${incoterm} the buyer pays for carriage there, loading or export clearance${isFree ? '' : ', and duty and tax may be charged on it'}. At the same price as under FOB the total is the same only because these costs are missing. Give 0 where they are in the freight.`,
        ]
      : []),
    inland.has(incoterm)
      ? `Under ${incoterm} the freight may have carriage after arrival in it.${sentence(rule, 'within')}`
      : `Carriage from the place of arrival onwards is not in this estimate.${rule?.onwards ? sentence(rule, 'after') : ''}`,
  ]
}

function sentence(rule: CustomsRule | undefined, where: 'after' | 'within'): string {
  if (!rule) return ''
  return ` ${rule.onwards?.[where] ?? 'Whether duty and tax are charged on it has not been read for this destination: they may be too high here.'}`
}
