import type { Carriage } from '@tradelane/contract/insurance/cover'
import { findSeaRouteAround, type PassageCode, type Position } from '@tradelane/freight'

/** The ends of a main carriage: two ports, airports, or cities; by sea with what its ship keeps clear of. */
export type MainLeg = { from: End; to: End; avoids?: readonly PassageCode[] | undefined }
type End = { countryCode: string; position: Position }

/** The countries of the places and of the ports, and by sea the lane between the ports with the passages that it leads through. */
export function throughMain(ends: readonly string[], carriage: Carriage, { from, to, avoids = [] }: MainLeg) {
  const route = carriage === 'sea' ? findSeaRouteAround(from.position, to.position, avoids) : undefined
  const { geometry: lane = [], passages = [] } = route ?? {}
  return { countries: [...ends, from.countryCode, to.countryCode], lane, passages }
}
