import type { Freight } from '@tradelane/contract/logistics/freight'
import type { PassageCode } from '@tradelane/contract/logistics/passages'
import { findSeaRouteAround, kmPerNauticalMile, type Position, shareBefore } from '@tradelane/freight'

type Leg = Freight['legs'][number]

/** The way round closed passages that a ship takes instead of the quoted one; kept with the booking as plain JSON. */
export type Detour = {
  avoids: PassageCode[]
  passages: PassageCode[]
  /** Those that it takes longer than the quoted way. */
  days: number
  distance_km: number
  /** Where the ship was when the way changed; null where it had not left. */
  turns_at: Position | null
  /** What it kept clear of on its way there. Missing in detours that are older than the question. */
  avoided_before?: PassageCode[]
  /** No open water leads to its port. */
  is_blocked: boolean
}

type Sailing = {
  leg: Leg
  /** Where the ship is; null before it leaves. */
  at: Position | null
  before: Detour | null
  /** Through which of these no ship goes any more when this one would, as far along the way as the share says. */
  isClosed: (passage: PassageCode, share: number) => boolean
  closures: readonly PassageCode[]
  milesPerDay: number
}

/**
 * The detour that a ship needs: null where it needs none, or none any more because it has not left. A ship that is on a detour stays
 * on it, and one that has passed the place goes on.
 */
export function detourOf({ leg, at, before, isClosed, closures, milesPerDay }: Sailing): Detour | null {
  const current = at && !before?.is_blocked ? before : null
  const from: Position = at ?? [leg.from.lng, leg.from.lat]
  const to: Position = [leg.to.lng, leg.to.lat]
  const avoided = current?.avoids ?? leg.avoids ?? []
  const planned = findSeaRouteAround(from, to, avoided)
  if (!planned) return current
  const findWay = (avoids: readonly PassageCode[]) => findSeaRouteAround(from, to, avoids)
  const { avoids, way: around } = roundClosures(planned, { avoided, findWay, isClosed, closures })
  if (avoids.length === avoided.length) return current
  const unchanged = {
    passages: planned.passages,
    days: current?.days ?? 0,
    turns_at: current?.turns_at ?? null,
  }
  if (!around) {
    const { distance_km } = current ?? leg
    return { ...unchanged, avoids, distance_km, is_blocked: true }
  }
  const longer = around.nauticalMiles - planned.nauticalMiles
  const distance = (current?.distance_km ?? leg.distance_km) + longer * kmPerNauticalMile
  return {
    avoids,
    passages: around.passages,
    days: unchanged.days + Math.ceil(longer / milesPerDay),
    distance_km: Math.ceil(distance),
    turns_at: at,
    ...(at && { avoided_before: [...avoided] }),
    is_blocked: false,
  }
}

type Way = NonNullable<ReturnType<typeof findSeaRouteAround>>
type Round = Pick<Sailing, 'isClosed' | 'closures'> & {
  avoided: readonly PassageCode[]
  findWay: (avoids: readonly PassageCode[]) => Way | undefined
}

/** Keeps clear of one closure after the other as the way meets it: those elsewhere are no reason for a detour, nor for its length. */
function roundClosures(planned: Way, { avoided, findWay, isClosed, closures }: Round) {
  const avoids = [...avoided]
  let way: Way | undefined = planned
  while (way) {
    const { geometry, nauticalMiles, passages } = way
    const longer = nauticalMiles / planned.nauticalMiles
    const met = closures.filter(
      (passage) => passages.includes(passage) && isClosed(passage, longer * shareBefore(geometry, passage)),
    )
    if (met.length === 0) break
    avoids.push(...met)
    way = findWay(avoids)
  }
  return { avoids, way }
}

/** Whether the ship sails as before, although it keeps clear of more or less. */
export const isSameWay = (one: Detour | null, other: Detour | null): boolean =>
  one?.is_blocked === other?.is_blocked &&
  one?.days === other?.days &&
  one?.passages.join() === other?.passages.join()

/** The legs as the ship sails them. */
export function withDetour(legs: readonly Leg[], detour: Detour | null): Leg[] {
  if (!detour || detour.is_blocked) return [...legs]
  return legs.map((leg) => (leg.role === 'main' ? sailed(leg, detour) : leg))
}

function sailed(leg: Leg, { avoids, passages, distance_km, turns_at, avoided_before }: Detour): Leg {
  const route = [`${leg.route}, round`, ...avoids, ...(turns_at ?? [])].join(' ')
  const turn = turns_at && { turns_at: [...turns_at], avoided_before: avoided_before ?? leg.avoids ?? [] }
  return { ...leg, avoids, passages, distance_km, route, ...turn }
}
