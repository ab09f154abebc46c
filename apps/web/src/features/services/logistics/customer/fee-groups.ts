import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { viaText } from '@tradelane/contract/logistics/passages'
import { formatAmount, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { formatKm, formatTonnes } from '../../../../lib/format/format-number.ts'
import { stopName } from './freight-way.ts'
import { daysText, inPartLine, legTime, servicesOf } from './freight-words.ts'

type Leg = FreightWire['legs'][number]
type Fee = FreightWire['fees'][number]

export type FeeGroup = {
  title: string
  by?: Leg['by']
  /** How the goods travel there, and how else they could. */
  details: string[]
  /** Of the leg, where it is not that of its only fee. */
  price?: WireAmount
  fees: readonly Fee[]
}

/**
 * The specification's rate breakdown: to the first port, from port to port, and on from the last; clearance, insurance and the service fee
 * belong to no leg. Each fee of the price is in one group.
 */
export function feeGroups(offer: FreightWire): FeeGroup[] {
  const { railFrom, railTo } = offer.route_info
  const rails = { origin: railFrom, main: null, destination: railTo }
  const legs = offer.legs.flatMap((leg) => {
    const fees = offer.fees.filter((fee) => fee.kind === 'included' && fee.leg === leg.role)
    return leg.distance_km > 0 || fees.length > 0 ? [groupOf(leg, fees, rails[leg.role])] : []
  })
  const services = servicesOf(offer)
  return services.length > 0 ? [...legs, { title: 'Services', details: [], fees: services }] : legs
}

const mains: Record<Leg['by'], string> = {
  sea: 'By sea',
  air: 'By air',
  truck: 'By road',
  rail: 'By rail',
}
const carriages: Record<Leg['by'], string> = {
  sea: 'By ship',
  air: 'By plane',
  truck: 'Road, by truck',
  rail: 'Rail, by container train',
}

function groupOf(leg: Leg, fees: readonly Fee[], rail: FreightWire['route_info']['railFrom']): FeeGroup {
  const { role, by, from, to, distance_km, via, passages, price } = leg
  const names = { origin: 'Origin', main: mains[by], destination: 'Destination' }
  const way = [
    carriages[by],
    formatKm(distance_km),
    legTime(leg),
    `${formatTonnes(leg.co2_kg)} CO₂`,
    ...(viaText(passages) ? [`via ${viaText(passages)}`] : []),
    ...(via ?? []),
  ]
  return {
    title: `${names[role]}: ${stopName(from)} to ${stopName(to)}`,
    by,
    details: [
      ...(distance_km > 0 ? [way.join(', ')] : []),
      ...(inPartLine({ legs: [leg] }) ? [inPartLine({ legs: [leg] })] : []),
      ...(rail ? [`Or by rail: ${railText(rail)}`] : []),
    ],
    ...(fees.length > 1 && { price }),
    fees,
  }
}

const railText = ({ distance, transitTime, price }: NonNullable<FreightWire['route_info']['railFrom']>) =>
  [formatKm(distance), daysText(transitTime), formatAmount(price, 'USD')].join(', ')
