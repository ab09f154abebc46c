import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'

type Leg = ShipmentWire['legs'][number]

const kmPerNauticalMile = 1.852
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })

/** "6,532 nm" at sea, "140 km" elsewhere. */
export const distanceText = ({ by, distance_km }: Pick<Leg, 'by' | 'distance_km'>): string =>
  by === 'sea' ? `${whole.format(distance_km / kmPerNauticalMile)} nm` : `${whole.format(distance_km)} km`
