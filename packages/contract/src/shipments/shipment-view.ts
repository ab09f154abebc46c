import { z } from 'zod/mini'
import { containerSizes } from '../logistics/forms.ts'
import { carriage, freightModes, stop } from '../logistics/freight.ts'
import { passageCodes } from '../logistics/passages.ts'
import { instant } from '../primitives/values.ts'
import { freeTime } from './container-charges.ts'

/**
 * Planned, estimated and actual time, kept apart; each null if the carrier has not reported it. An estimate is never in the past: one that
 * has passed without anything happening is null, and `overdue_since` says when it should have happened.
 */
const times = z.object({
  planned: z.nullable(instant),
  estimated: z.nullable(instant),
  actual: z.nullable(instant),
  overdue_since: z.nullable(instant),
})

/** A stop of the route. Its times are shown as a clock there shows them. */
const place = z.extend(stop, {
  /** IANA: 'Asia/Shanghai' */
  time_zone: z.string(),
})

export const eventTypes = ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'] as const
export const eventClassifiers = ['PLN', 'EST', 'ACT'] as const

const located = {
  /** What a person reads: 'Loaded on board'. */
  label: z.string(),
  event_type: z.enum(eventTypes),
  /** DCSA's four letters: DEPA, ARRI, LOAD, DISC, GTIN, GTOT, STUF, CUSR … */
  code: z.string(),
  /** Null for what happens on paper. */
  location: z.nullable(place),
  /** Or flight, or train. */
  vessel: z.nullable(z.string()),
  imo: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
}

/** One thing that happens to the shipment, with all that is known of its time. */
const milestone = z.object({
  ...located,
  ...times.shape,
  /** The actual time where there is one, else the newest estimate, else the plan. */
  shown_at: instant,
  classifier: z.enum(eventClassifiers),
})

/** One message of the carrier, as it came: what it said before stays beside what it says now. */
const message = z.object({
  ...located,
  event_id: z.string(),
  classifier: z.enum(eventClassifiers),
  at: instant,
  /** When the carrier said it. */
  reported_at: instant,
  remark: z.nullable(z.string()),
})

const shipmentLeg = z.object({
  role: z.enum(['origin', 'main', 'destination']),
  by: carriage,
  from: place,
  to: place,
  distance_km: z.number(),
  /** Of `routes` beside it; null where a straight line does. */
  route: z.nullable(z.string()),
  /** By sea, what the ship goes through. */
  passages: z.optional(z.array(z.enum(passageCodes))),
  vessel: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
  departure: times,
  arrival: times,
  progress: z.enum(['planned', 'under_way', 'done']),
})

const position = z.object({
  lat: z.number(),
  lng: z.number(),
  /** The current leg and the share of it that is done, 0 to 1. Between two legs, the end of the first. */
  leg: z.enum(['origin', 'main', 'destination']),
  share: z.number(),
  /** 'At sea between Mumbai and Hamburg' */
  text: z.string(),
})

export const exceptionKinds = [
  'delay',
  'rolled',
  'customs_hold',
  'cancelled_on_the_way',
  'overdue',
  'held_for_payment',
  'container_late',
] as const

/** What is known of a shipment once the carrier has confirmed it. */
export const shipment = z.object({
  /** The carrier's clock when it was last asked. The sandbox's may run ahead of the world's. */
  as_of: instant,
  carrier_booking_number: z.string(),
  /** The master bill of lading, air waybill or consignment note: its name and its number. */
  transport_document: z.object({ name: z.string(), number: z.string() }),
  vessel: z.nullable(z.string()),
  imo: z.nullable(z.string()),
  voyage: z.nullable(z.string()),
  containers: z.array(z.object({ container_number: z.string(), size: z.enum(containerSizes) })),
  /** The latest times that the carrier named, in the time of the place where the main leg begins. */
  cut_offs: z.array(
    z.object({
      kind: z.enum(['documents', 'vgm', 'cargo']),
      label: z.string(),
      at: instant,
      place: z.string(),
      /** IANA: 'Asia/Shanghai' */
      time_zone: z.string(),
    }),
  ),
  legs: z.array(shipmentLeg),
  /** In the order in which they happen. */
  events: z.array(milestone),
  /** Newest first. */
  messages: z.array(message),
  /** Null before the goods move, and once they are delivered. */
  position: z.nullable(position),
  /** Arrival of the main carriage. */
  eta: times,
  /** What was said about it, oldest first; the first is the plan. */
  eta_history: z.array(z.object({ eta: instant, reported_at: instant, remark: z.nullable(z.string()) })),
  delivery: times,
  free_time: z.nullable(freeTime),
  exceptions: z.array(z.object({ kind: z.enum(exceptionKinds), text: z.string(), at: instant })),
})
export type Shipment = z.output<typeof shipment>
export type ShipmentWire = z.input<typeof shipment>

/** What anybody sees who was given the link: no prices, no parties. */
export const publicShipment = z.object({
  ...z.omit(shipment, { free_time: true }).shape,
  from_city: z.string(),
  to_city: z.string(),
  /** The carrier. */
  name: z.string(),
  mode: z.enum(freightModes),
})
