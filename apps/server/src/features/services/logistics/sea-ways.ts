import {
  findSeaRouteAround,
  type Journey,
  type NoRoute,
  type Offer,
  type Place,
  planSeaWays,
  shareBefore,
} from '@tradelane/freight'
import type { Closing, passagesClosed } from './closures.ts'

const dayMs = 86_400_000
type Ends = { from: Place; to: Place }

/** The ways that keep clear of what is closed; where one leads through what is to be closed, those round that, too. */
export function seaWays(
  { from, to }: Ends,
  closed: ReturnType<typeof passagesClosed>,
  closing: readonly Closing[],
): Journey[] | NoRoute {
  const ways = planSeaWays(from, to, closed)
  if ('reason' in ways) return ways
  const met = closing.filter(({ passage }) => ways.some(({ main }) => main.passages?.includes(passage)))
  if (met.length === 0) return ways
  const around = planSeaWays(from, to, [...closed, ...met.map(({ passage }) => passage)])
  if ('reason' in around) return ways
  return [...ways, ...around.filter((way) => !ways.some((other) => nameOf(other) === nameOf(way)))]
}

const nameOf = ({ main: { from, to, passages = [] } }: Journey): string =>
  [from.code, to.code, ...passages].join(' ')

/** Whether the ship is through each passage before the day on which it is closed, as far as its days tell. */
export function isInTime({ legs: [origin, main] }: Offer, shippingDate: string, closing: readonly Closing[]) {
  const met = closing.filter(({ passage }) => main.passages?.includes(passage))
  if (met.length === 0) return true
  const line = findSeaRouteAround(main.from.position, main.to.position, main.avoids ?? [])?.geometry ?? []
  return met.every(({ passage, closed_on }) => {
    const days = origin.days + main.days * shareBefore(line, passage)
    return new Date(Date.parse(shippingDate) + days * dayMs).toISOString().slice(0, 10) < closed_on
  })
}
