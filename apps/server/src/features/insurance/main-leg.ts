import type { Carriage } from '@tradelane/contract/insurance/cover'
import { findSeaRoute, type Position } from '@tradelane/freight'

/** The ends of a main carriage: two ports, airports, or cities. */
export type MainLeg = { from: End; to: End }
type End = { countryCode: string; position: Position }

/** The countries of the places and of the ports, and by sea the lane between the ports. */
export function throughMain(ends: readonly string[], carriage: Carriage, { from, to }: MainLeg) {
  const lane = carriage === 'sea' ? findSeaRoute(from.position, to.position).geometry : []
  return { countries: [...ends, from.countryCode, to.countryCode], lane }
}
