import timeZoneAt from '@photostructure/tz-lookup'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Shipment } from '@tradelane/contract/shipments/shipment-view'

type Leg = Freight['legs'][number]
type Stop = Leg['from']
export type Place = Shipment['legs'][number]['from']
export type LocalLeg = Omit<Leg, 'from' | 'to'> & { from: Place; to: Place }

/** A stop with the time zone of its position. */
export const localPlace = (stop: Stop): Place => ({ ...stop, time_zone: timeZoneAt(stop.lat, stop.lng) })

export const localLegs = (legs: readonly Leg[]): LocalLeg[] =>
  legs.map((leg) => ({ ...leg, from: localPlace(leg.from), to: localPlace(leg.to) }))
