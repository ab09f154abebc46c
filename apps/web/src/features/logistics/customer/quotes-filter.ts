import type { FreightWire } from '@tradelane/contract/logistics/freight'

export const sortNames = { best: 'Best', price: 'Price', days: 'Days', co2: 'CO₂' } as const
export type QuotesSort = keyof typeof sortNames

export type QuotesFilter = {
  sort: QuotesSort
  mode: string
  carrier: string
  /** Undefined: any transit time. */
  maxDays: number | undefined
}

/** The offers that match the filter, sorted; the server's own order is the one called best. */
export function quotesShown(
  offers: readonly FreightWire[],
  { sort, mode, carrier, maxDays }: QuotesFilter,
): FreightWire[] {
  return offers
    .filter((offer) => mode === '' || offer.mode === mode)
    .filter((offer) => carrier === '' || offer.name === carrier)
    .filter((offer) => maxDays === undefined || offer.days <= maxDays)
    .sort((a, b) => measures[sort](a) - measures[sort](b))
}

const measures: Record<QuotesSort, (offer: FreightWire) => number> = {
  best: () => 0,
  price: ({ cost }) => Number(cost),
  days: ({ days }) => days,
  co2: ({ co2_kg }) => co2_kg,
}
