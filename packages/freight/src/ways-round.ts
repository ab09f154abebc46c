import { isJourney, type Journey, type NoRoute, planJourney } from './journey.ts'
import type { PassageCode } from './passages.ts'
import type { Place } from './place.ts'

/** The canals that a forwarder may keep clear of by choice. */
const chosen: readonly PassageCode[] = ['suez', 'panama']

/** A way that is longer by more than this is none that a forwarder would choose. */
const mostLonger = 0.4

/**
 * The best way by sea that keeps clear of the closed passages, and then those that keep clear of the canals, too, as long as their sea
 * part is at most 40 % longer: Suez, Panama or the Cape. Each is planned by itself, so another port may be better for it.
 */
export function planSeaWays(from: Place, to: Place, closed: readonly PassageCode[]): Journey[] | NoRoute {
  const best = planJourney(from, to, 'sea', closed)
  if (!isJourney(best)) return best
  const ways = [best]
  for (let last = best; ; ) {
    const { passages = [], avoids = [] } = last.main
    const canals = passages.filter((passage) => chosen.includes(passage))
    if (canals.length === 0) return ways
    const around = planJourney(from, to, 'sea', [...avoids, ...canals])
    if (!isJourney(around) || around.main.km > (1 + mostLonger) * best.main.km) return ways
    ways.push(around)
    last = around
  }
}
