import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { viaText } from '@tradelane/contract/logistics/passages'

export const sortNames = { best: 'Best', price: 'Price', days: 'Days', co2: 'CO₂' } as const
export type QuotesSort = keyof typeof sortNames

export type QuotesFilter = {
  sort: QuotesSort
  mode: string
  carrier: string
  /** “Suez Canal”; empty: any way. */
  via: string
  /** Undefined: any transit time. */
  maxDays: number | undefined
}

/** The offers that match the filter, sorted; the server's own order is the one called best. */
export function quotesShown(
  offers: readonly FreightWire[],
  { sort, mode, carrier, via, maxDays }: QuotesFilter,
): FreightWire[] {
  return offers
    .filter((offer) => mode === '' || offer.mode === mode)
    .filter((offer) => carrier === '' || offer.name === carrier)
    .filter((offer) => via === '' || viaOf(offer) === via)
    .filter((offer) => maxDays === undefined || offer.days <= maxDays)
    .sort((a, b) => measures[sort](a) - measures[sort](b))
}

/** What the offer’s way by sea is named by; empty where it leads through no canal and round no cape. */
export const viaOf = ({ legs }: Pick<FreightWire, 'legs'>): string =>
  viaText(legs.find(({ role }) => role === 'main')?.passages)

const measures: Record<QuotesSort, (offer: FreightWire) => number> = {
  best: () => 0,
  price: ({ cost }) => Number(cost),
  days: ({ days }) => days,
  co2: ({ co2_kg }) => co2_kg,
}
