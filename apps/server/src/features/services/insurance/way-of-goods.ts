import type { Carriage } from '@tradelane/contract/insurance/cover'
import {
  isJourney,
  type Journey,
  type NoRoute,
  type PassageCode,
  type Place,
  type Position,
  planJourney,
  seaPorts,
} from '@tradelane/freight'
import { findNamedCity, placeOf } from '../../world/places/index.ts'
import { endsOf, type MainLeg, throughMain } from '../premiums/index.ts'

export type WayOfGoods = {
  /** Of the places and of the ports, by two letters. */
  countries: string[]
  /** By sea, from port to port. */
  lane: readonly Position[]
  /** Places that we do not find on the map. */
  unknown: string[]
  /** Why the goods do not get there in this way, in words. */
  obstacle: string | undefined
}

type GoodsInCarriage = Parameters<typeof endsOf>[0] & { carriage: Carriage }

/** The way that goods take by this carriage: that of their freight, else the shortest that we know, clear of the closed passages. */
export async function wayOfGoods(
  asked: GoodsInCarriage,
  freight: MainLeg | undefined,
  closed: readonly PassageCode[],
): Promise<WayOfGoods> {
  const { from: origin, to: destination } = endsOf(asked)
  const ends = [origin, destination].flatMap((country) => country ?? [])
  if (freight) return { ...throughMain(ends, asked.carriage, freight), unknown: [], obstacle: undefined }
  const [from, to] = [
    await namedPlace(asked.place_of_origin, origin),
    await namedPlace(asked.place_of_destination, destination),
  ]
  if (!from || !to) {
    const unknown = [...(from ? [] : [asked.place_of_origin]), ...(to ? [] : [asked.place_of_destination])]
    return { countries: ends, lane: [], unknown, obstacle: undefined }
  }
  const planned = planJourney(from, to, asked.carriage, closed)
  if (!isJourney(planned))
    return { countries: ends, lane: [], unknown: [], obstacle: obstacleOf(planned, from, to) }
  const obstacle = asked.carriage === 'sea' ? landlocked([from, to], planned) : undefined
  return { ...throughMain(ends, asked.carriage, planned.main), unknown: [], obstacle }
}

async function namedPlace(text: string, country: string | undefined): Promise<Place | undefined> {
  const city = country && (await findNamedCity(text, country))
  return city ? placeOf(city) : undefined
}

/** A country without a port of its own is not reached by sea alone. */
function landlocked(places: readonly Place[], { main }: Journey): string | undefined {
  const inland = places.find(
    ({ countryCode }) => !seaPorts().some((port) => port.countryCode === countryCode),
  )
  if (!inland) return undefined
  const port = inland === places[0] ? main.from : main.to
  return `${inland.name} is in a country without a port: by sea the goods get as far as ${port.name}, ${port.countryCode}, and go on by land.`
}

function obstacleOf({ reason, place }: NoRoute, from: Place, to: Place): string {
  const words: Partial<Record<NoRoute['reason'], string>> = {
    NO_PORT: `No port can be reached from ${place?.name} by land.`,
    NO_AIRPORT: `No airport can be reached from ${place?.name} by land.`,
    NO_ROAD: `No road leads to ${place?.name}.`,
    PASSAGE_CLOSED: 'The only way by sea leads through a passage that is closed.',
    NOT_CONNECTED: `There is water between ${from.name} and ${to.name}.`,
  }
  return words[reason] ?? `We know no such way from ${from.name} to ${to.name}.`
}
