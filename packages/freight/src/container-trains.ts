import { greatCircleKm, type Position } from './geo.ts'
import { findLandWay } from './land-way.ts'
import type { Place } from './place.ts'
import { type Reached, seaPorts } from './terminals.ts'

type Train = {
  city: string
  countryCode: string
  position: Position
  ports: readonly string[]
  /** Where it is published; else that of a railway of the usual length. */
  km?: number
  source: string
}

/** Container trains between a city inland and a port, that run several times a week: forwarders book them as they book a truck. */
export const containerTrains: readonly Train[] = [
  {
    city: 'Chicago',
    countryCode: 'US',
    position: [-87.65, 41.85],
    ports: ['USLAX', 'USLGB'],
    km: 3_592,
    source:
      'trains.com, “Two Transcons, by the numbers” (30 Nov 2014): BNSF, 2,232 miles; railstate.com, “A Tale of Two Corridors”: BNSF and UP',
  },
  {
    city: 'Chicago',
    countryCode: 'US',
    position: [-87.65, 41.85],
    ports: ['USSEA', 'USTIW'],
    source: 'railfan.com, “BNSF, NS partner to speed up Transcon intermodal service” (April 2025)',
  },
  {
    city: 'Chicago',
    countryCode: 'US',
    position: [-87.65, 41.85],
    ports: ['CAPRR'],
    source: 'Opinion 250, “First Container Train Reaches Chicago in 92 Hours” (25 Nov 2007): CN',
  },
  {
    city: 'Toronto',
    countryCode: 'CA',
    position: [-79.42, 43.7],
    ports: ['CAVAN'],
    source: 'railstate.com, “A Tale of Two Corridors”: CN and CPKC',
  },
  {
    city: 'Prague',
    countryCode: 'CZ',
    position: [14.42, 50.09],
    ports: ['DEHAM'],
    source: 'First Port Global, “Hamburg-Czech rail container traffic keeps growing” (22 Oct 2019): Metrans',
  },
  {
    city: 'Nairobi',
    countryCode: 'KE',
    position: [36.82, -1.28],
    ports: ['KEMBA'],
    km: 472,
    source: 'Cargo News (cargonews.co.kr, January 2018): Maersk’s first containers by the SGR',
  },
]

/** From farther away, the truck to the train drives where it could drive to a port. */
const nearTrainKm = 60

/** The ports that container trains lead to from a place. */
export function portsByTrain(place: Place): Reached[] {
  return containerTrains
    .filter(({ position }) => greatCircleKm(position, place.position) <= nearTrainKm)
    .flatMap(({ ports, km }) =>
      ports.flatMap((code) => {
        const terminal = seaPorts().find((port) => port.code === code)
        const way = terminal && findLandWay(place, terminal, 'rail')
        return way ? [{ terminal, way: { ...way, km: km ?? way.km }, by: 'rail' as const }] : []
      }),
    )
}
