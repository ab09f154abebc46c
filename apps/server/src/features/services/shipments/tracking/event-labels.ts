import type { Freight } from '@tradelane/contract/logistics/freight'

type By = Freight['legs'][number]['by']
type EventFacts = { code: string; stop: number | null; is_empty: boolean }

const conveyances: Record<By, { noun: string; loaded: string }> = {
  sea: { noun: 'Vessel', loaded: 'Loaded on board' },
  air: { noun: 'Flight', loaded: 'Loaded into the aircraft' },
  rail: { noun: 'Train', loaded: 'Loaded onto the train' },
  truck: { noun: 'Truck', loaded: 'Loaded onto the truck' },
}

export const conveyanceOf = (by: By): string => conveyances[by].noun

const labels: Record<string, string> = {
  RECE: 'Booking received by the carrier',
  CONF: 'Booking confirmed by the carrier',
  ISSU: 'Transport document issued',
  SURR: 'Freight paid, released for delivery',
  STUF: 'Packed into the container',
  STRP: 'Unpacked from the container',
  DISC: 'Discharged',
  CUSS: 'Held by customs for inspection',
  CUSI: 'Inspected by customs',
  CUSR: 'Released by customs',
  AVPU: 'Available for pick-up',
  AVDO: 'Available for drop-off',
  DROP: 'Delivered at the door',
}

/** The text for the carrier's four-letter code. The legs give the means of transport at each stop. */
export function labelOf({ code, stop, is_empty }: EventFacts, legs: readonly { by: By }[]): string {
  const leaving = conveyances[legs[stop ?? 0]?.by ?? 'truck']
  const coming = conveyances[legs[(stop ?? 1) - 1]?.by ?? 'truck']
  if (code === 'DEPA') return `${leaving.noun} departs`
  if (code === 'ARRI') return `${coming.noun} arrives`
  if (code === 'LOAD') return leaving.loaded
  if (code === 'GTIN') return is_empty ? 'Empty container returned' : 'Received at the terminal'
  if (code === 'GTOT') return is_empty ? 'Empty container collected' : 'Handed out at the terminal'
  return labels[code] ?? code
}
