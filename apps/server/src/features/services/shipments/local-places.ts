import timeZoneAt from '@photostructure/tz-lookup'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'

type Leg = Freight['legs'][number]
type Stop = Leg['from']
export type Place = Shipment['legs'][number]['from']
export type LocalLeg = Omit<Leg, 'from' | 'to'> & { from: Place; to: Place }

/** A stop with the time zone of its position. */
export const localPlace = (stop: Stop): Place => ({ ...stop, time_zone: timeZoneOf(stop) })

export const localLegs = (legs: readonly Leg[]): LocalLeg[] =>
  legs.map((leg) => ({ ...leg, from: localPlace(leg.from), to: localPlace(leg.to) }))

/** The borders of tz-lookup are coarse: a quay may lie in the zone of the country across the water. Then the nearest of its own country counts. */
function timeZoneOf({ countryCode, lat, lng }: Stop): string {
  const zones = zonesOf(countryCode)
  const here = timeZoneAt(lat, lng)
  if (zones.length === 0 || zones.includes(asIntlNames(here))) return here
  return (
    around(lat, lng)
      .map(([y, x]) => timeZoneAt(y, x))
      .find((zone) => zones.includes(asIntlNames(zone))) ??
    zones[0] ??
    here
  )
}

/** Rings of 16 points, a tenth of a degree to six degrees away. */
const around = (lat: number, lng: number): [number, number][] =>
  Array.from({ length: 60 * 16 }, (_, index): [number, number] => {
    const [away, angle] = [(Math.floor(index / 16) + 1) / 10, ((index % 16) * Math.PI) / 8]
    const y = Math.max(-90, Math.min(90, lat + away * Math.sin(angle)))
    return [y, ((lng + away * Math.cos(angle) + 540) % 360) - 180]
  })

const zones = new Map<string, readonly string[]>()
/** The zones that the IANA database lists for a country; none for what is no country there. */
function zonesOf(country: string): readonly string[] {
  const known =
    zones.get(country) ?? (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).map(asIntlNames)
  zones.set(country, known)
  return known
}

const names = new Map<string, string>()
/** One zone has several names: 'Asia/Ho_Chi_Minh' and 'Asia/Saigon'. */
function asIntlNames(zone: string): string {
  const known =
    names.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  names.set(zone, known)
  return known
}
