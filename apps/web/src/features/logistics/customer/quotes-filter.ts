import type { FreightWire } from '@tradelane/contract/logistics/freight'

export const sortNames = { best: 'Best', price: 'Price', days: 'Days', co2: 'CO₂' } as const
export type QuotesSort = keyof typeof sortNames

export type QuotesWish = {
  sort: QuotesSort
  mode: string
  carrier: string
  /** Nothing where time does not matter. */
  maxDays: number | undefined
}

/** Those that fit, in the order wished for; the server's own order is the one called best. */
export function quotesShown(
  offers: readonly FreightWire[],
  { sort, mode, carrier, maxDays }: QuotesWish,
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
