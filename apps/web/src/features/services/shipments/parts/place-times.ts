import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { formatLocalInstant } from '../../../../lib/format/format-local-time.ts'

type Legs = readonly Pick<ShipmentWire['legs'][number], 'role' | 'to'>[]
type Location = ShipmentWire['events'][number]['location']

/** The time zone of the port or airport where the main carriage ends. */
export const arrivalZone = (legs: Legs): string =>
  legs.find(({ role }) => role === 'main')?.to.time_zone ?? 'UTC'

export const deliveryZone = (legs: Legs): string => legs.at(-1)?.to.time_zone ?? 'UTC'

/** In the place's own time; what happens on paper has no place, and is shown in the reader's. */
export const formatInstantAt = (location: Location, at: string): string =>
  location ? formatLocalInstant(at, location.time_zone) : formatInstant(at)
