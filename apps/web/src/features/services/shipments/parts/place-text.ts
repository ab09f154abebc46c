import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'

type Stop = ShipmentWire['legs'][number]['from']

/** "Hamburg (DEHAM)": a port or airport by its code too, since it is called as its city is. */
export const placeText = ({ name, code }: Stop): string => (code ? `${name} (${code})` : name)
