import type { FactUse } from '@tradelane/contract/facts/uses'
import type { cargoSearch } from '@tradelane/contract/logistics/forms'
import { type FreightWire, levelAgeDays } from '@tradelane/contract/logistics/freight'
import { inPartText, sailedInPart } from '@tradelane/contract/logistics/passages'
import type { z } from 'zod/mini'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { formatKg, formatKm } from '../../../../lib/format/format-number.ts'
import { containerLabels } from '../../../../ui/forms/cargo-choices.ts'

export const modeNames: Record<FreightWire['mode'], string> = {
  FCL: 'Full container by sea',
  LCL: 'Part load by sea',
  BULK: 'Bulk by sea',
  AIR: 'Air freight',
  FTL: 'Full truck',
  LTL: 'Part load by road',
  RAIL_FCL: 'Full container by rail',
}

/** The facts of the world behind an offer. */
export const factsOf = ({ mode }: Pick<FreightWire, 'mode'>): FactUse => factsByMode[mode]
const factsByMode = {
  FCL: 'freightBySea',
  LCL: 'freightBySea',
  BULK: 'freightBySea',
  AIR: 'freightByAir',
  FTL: 'freightByLand',
  LTL: 'freightByLand',
  RAIL_FCL: 'freightByLand',
} as const

/** From here on a way by truck is said beside the port: where a port is closed, goods land at another one. */
const farKm = 100

/** "Rotterdam to Khor al Fakkan, then 180 km by truck": the ports or airports of the main leg; empty between two cities on land. */
export function terminalsText({ route_info }: Pick<FreightWire, 'route_info'>): string {
  const { portFrom, portTo } = route_info
  if (!portFrom.code || !portTo.code) return ''
  const far = farBy({ route_info })
  return `${portFrom.name} to ${portTo.name}${far && `, then ${far} by truck`}`
}

/** "lands at Khor al Fakkan, 180 km away": said in the list of offers, where the port is far from the destination. */
export function landsFarText(offer: Pick<FreightWire, 'route_info'>): string {
  const far = farBy(offer)
  return far && `lands at ${offer.route_info.portTo.name}, ${far} away`
}

/** Beside the carrier: container trains, and a port that is far from the destination. */
export const onwardText = (offer: FreightWire): string =>
  [trainText(offer), landsFarText(offer)].filter(Boolean).join(', ')

const farBy = ({ route_info: { portTo, truckTo } }: Pick<FreightWire, 'route_info'>): string =>
  portTo.code && truckTo.distance >= farKm ? formatKm(truckTo.distance) : ''

/** Of a carrier whose own figures nobody has saved yet. */
export const modelPriceText =
  'Model price: calculated with our own figures for this carrier, not with figures that it has given us.'

export const modelPricesText =
  'Model prices: calculated with our own figures for these carriers, not with figures that they have given us.'

/** "Freight level of 14 Nov 2025", where the published figure behind a price is past its age; empty where it is not. */
export function oldLevelText({ level_of }: Pick<FreightWire, 'level_of'>, now = businessNow()): string {
  if (!level_of || now.getTime() - Date.parse(level_of) < levelAgeDays * 86_400_000) return ''
  return `Freight level of ${formatDay(level_of)}`
}

/** "Door to door, insurance, 5 free days for the container". */
export function includedText({ fees }: Pick<FreightWire, 'fees'>): string {
  const has = (code: string) => fees.some((fee) => fee.code === code && fee.kind === 'included')
  const freeDays = /after (\d+)/.exec(fees.find(({ code }) => code === 'DET')?.per ?? '')?.[1]
  return [
    'Door to door',
    ...(has('CUS') ? ['customs clearance'] : []),
    ...(has('INS') ? [coverText({ fees })] : []),
    ...(freeDays ? [`${freeDays} free days for the container`] : []),
  ].join(', ')
}

export const gapTexts = { war: 'without war', war_strikes: 'without war and strikes' } as const

/** What the insurance in the price leaves out, if it is in the price. */
export const coverGapOf = ({ fees }: Pick<FreightWire, 'fees'>) =>
  fees.find(({ code, kind }) => code === 'INS' && kind === 'included')?.without

function coverText(offer: Pick<FreightWire, 'fees'>): string {
  const gap = coverGapOf(offer)
  return gap ? `insurance ${gapTexts[gap]}` : 'insurance'
}

/** What is in the price and belongs to no leg: clearance, insurance and fees. */
export const servicesOf = ({ fees }: Pick<FreightWire, 'fees'>): FreightWire['fees'] =>
  fees.filter(({ leg, kind }) => leg === 'shipment' && kind === 'included')

/** "by train to Seattle": where a container train brings the goods to the port, or fetches them there. Empty where a truck does. */
export function trainText({
  legs,
}: {
  legs: readonly Pick<FreightWire['legs'][number], 'role' | 'by' | 'from' | 'to'>[]
}): string {
  const texts = legs.map(({ by, role, from, to }) => {
    if (by !== 'rail' || role === 'main') return ''
    return role === 'origin' ? `by train to ${to.name}` : `by train from ${from.name}`
  })
  return texts.filter(Boolean).join(', ')
}

/** "5 hours with loading" for a truck under way for less than a day, else "3 days". The times of a booked truck are without its loading. */
export const legTime = ({ hours, days }: Pick<FreightWire['legs'][number], 'hours' | 'days'>): string =>
  hours ? `${hours} ${hours === 1 ? 'hour' : 'hours'} with loading` : daysText(days)

/** "Lines sail through Suez Canal only in part", with its source; empty where the offer's way leads through no such passage. */
export function inPartLine({ legs }: { legs: readonly Pick<FreightWire['legs'][number], 'passages'>[] }) {
  const names = inPartText(legs.flatMap(({ passages = [] }) => passages))
  const { source, dated } = sailedInPart
  return (
    names &&
    `Lines sail through ${names} only in part: many ships go round Africa (${source}, ${formatDay(dated)}).`
  )
}

/** When the goods are at the door: "8 Jan 2027", the offer's days after the loading, or the next working day there. */
export const arrivalText = ({
  shipping_date,
  days,
  delivered_on,
}: Pick<FreightWire, 'shipping_date' | 'days' | 'delivered_on'>): string =>
  formatDay(
    delivered_on ?? new Date(Date.parse(shipping_date) + days * 86_400_000).toISOString().slice(0, 10),
  )

export const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

/** "Hamburg" of "Hamburg, DE". */
export const cityName = (text: string): string => text.replace(/,\s*[A-Z]{2}$/, '')

/** "1 × 40 ft standard"; nothing for a load that is not counted. */
export function loadText(
  container: string | null | undefined,
  quantity: number,
  mode?: FreightWire['mode'],
): string {
  if (container) {
    const label =
      container in containerLabels ? containerLabels[container as keyof typeof containerLabels] : container
    return `${quantity} × ${label.replace(/^\w+ – /, '')}`
  }
  return mode === 'FTL' ? `${quantity} × full truck` : ''
}

export function searchText({ container_size, quantity, weight }: z.input<typeof cargoSearch>): string {
  return [loadText(container_size, Number(quantity ?? 1)), formatKg(Number(weight))]
    .filter(Boolean)
    .join(' · ')
}
