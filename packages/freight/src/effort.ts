import { crossesCustoms, customsOf } from './customs-border.ts'
import { kmPerNauticalMile } from './geo.ts'
import type { Place } from './place.ts'
import type { Reached, Terminal } from './terminals.ts'

/**
 * What a forwarder weighs when choosing terminals, in dollars for a 20-foot container by sea and for a tonne by air: the usual price of
 * each kilometre and what its time is worth. The figures are ours, near those of the rate cards.
 */
const dollars = {
  sea: { truckKm: 1.65 + 60 / 600, mainKm: (0.17 + 60 / 400) / kmPerNauticalMile },
  air: { truckKm: 0.4, mainKm: 0.26 },
}

/** By container train, near the rate card's: what a container costs besides its kilometres is lifted at the yard, and waits a day. */
const train = { usd: 120 + 60, km: 0.62 + 60 / 500 }

/** A small port is reached by feeder: two more calls, and days of waiting. By what it handles, in thousands of TEU. */
const feeders: readonly { from: number; usd: number }[] = [
  { from: 3_000, usd: 0 },
  { from: 1_000, usd: 100 },
  { from: 1, usd: 450 },
  { from: 0, usd: 650 },
]
/** Goods of an airport without freighters wait for room below passengers, or go on by truck. */
const withoutFreightersUsd = 60

function terminalUsd({ handled }: Terminal, way: 'sea' | 'air'): number {
  if (way === 'air') return handled > 0 ? 0 : withoutFreightersUsd
  return feeders.find(({ from }) => handled >= from)?.usd ?? 0
}

/** Transit through another country's customs: a bond, papers, and a day at the border. */
const transitUsd = { sea: 300, air: 100 }
/** Goods are declared between these, but no bond is needed: the East African Community, SACU, and the Eurasian Economic Union. */
const withoutBond = ['BI KE RW TZ UG', 'BW LS NA SZ ZA', 'AM BY KG KZ RU'].map(
  (countries) => new Set(countries.split(' ')),
)
const isTransit = (one: string, other: string): boolean =>
  crossesCustoms(one, other) && !withoutBond.some((union) => union.has(one) && union.has(other))

export function effortOfReach(way: 'sea' | 'air', place: Pick<Place, 'countryCode' | 'position'>) {
  const customs = customsOf(place)
  return ({ terminal, way: { km }, by }: Reached): number =>
    (by === 'rail' ? train.usd + train.km * km : dollars[way].truckKm * km) +
    terminalUsd(terminal, way) +
    (isTransit(customs, customsOf(terminal)) ? transitUsd[way] : 0)
}

export const effortOfMain = (way: 'sea' | 'air', km: number): number => dollars[way].mainKm * km
