import { z } from 'zod/mini'
import { id, instant, wireAmount } from '../primitives/values.ts'
import { passageCodes } from './passages.ts'

/** Shown beside a route drawn on a map. */
export const seaLanesAttribution =
  'Sea lanes: from Natural Earth, canals in part from Eurostat searoute (EUPL-1.2) and GeoNames (CC BY 4.0)'

export const freightModes = ['FCL', 'LCL', 'BULK', 'AIR', 'FTL', 'LTL', 'RAIL_FCL'] as const
export const carriage = z.enum(['truck', 'rail', 'sea', 'air'])

export const stop = z.object({
  name: z.string(),
  countryCode: z.string(),
  /** UN/LOCODE of a port, IATA code of an airport; null for a city. */
  code: z.nullable(z.string()),
  lat: z.number(),
  lng: z.number(),
})

/** Kilometres, days, US dollars. */
const carriageToTerminal = z.object({ distance: z.number(), transitTime: z.number(), price: wireAmount })

/**
 * The specification's shape. Between two cities on land `portFrom` and `portTo` are the cities themselves, and the trucks
 * to them drive nothing. Rail is an alternative to the truck, not in the total; null where no train is worth it.
 */
const routeInfo = z.object({
  portFrom: stop,
  portTo: stop,
  truckFrom: carriageToTerminal,
  truckTo: carriageToTerminal,
  railFrom: z.nullable(carriageToTerminal),
  railTo: z.nullable(carriageToTerminal),
})

const passages = z.optional(z.array(z.enum(passageCodes)))

const leg = z.object({
  role: z.enum(['origin', 'main', 'destination']),
  by: carriage,
  from: stop,
  to: stop,
  distance_km: z.number(),
  days: z.number(),
  /** Of a truck that is under way for less than a day. */
  hours: z.optional(z.nullable(z.number())),
  /** Ferries, tunnels with a toll and changes of gauge, in the order of the way. */
  via: z.optional(z.array(z.string())),
  /** The fees of this leg; clearance, insurance and the service fee belong to the shipment. */
  price: wireAmount,
  co2_kg: z.number(),
  /** Names the route to draw; null where a straight line does. */
  route: z.nullable(z.string()),
  /** By sea: what the ship goes through, and what it keeps clear of. Missing in quotes that are older than the question. */
  passages,
  avoids: passages,
  /** Longitude and latitude of the place where a ship turned back or aside because a passage was closed. */
  turns_at: z.optional(z.array(z.number())),
  /** What the ship kept clear of until there. */
  avoided_before: passages,
})

export const feeKinds = ['included', 'optional', 'may_arise', 'excluded'] as const
/** How long a container can stay free of charge, and what each later day costs: from a day on, until the next of the list. */
export const dayPrices = z.object({
  kind: z.enum(['demurrage', 'detention']),
  free_days: z.number(),
  tiers: z.array(z.object({ from_day: z.number(), per_day: wireAmount })),
})
export type WireDayPrices = z.input<typeof dayPrices>

const versionOfRate = { rate_id: id, rate: z.string(), version: z.string() }

const fee = z.object({
  code: z.string(),
  label: z.string(),
  leg: z.enum(['origin', 'main', 'destination', 'shipment']),
  /** Only `included` is in the cost; `excluded` is never ours to charge and has no amount. */
  kind: z.enum(feeKinds),
  amount: z.nullable(wireAmount),
  /** What the amount is for, where it is not for the shipment. */
  per: z.nullable(z.string()),
  /** Of demurrage and detention, for each container. Missing in quotes that are older than the question, which say it in their label. */
  late: z.optional(z.array(dayPrices)),
  /** Of the insurance, what it leaves out: the label says why. */
  without: z.optional(z.enum(['war', 'war_strikes'])),
  /** Of a fee of ours, its rate and version, as the bill names them. Missing in quotes that are older than the versions. */
  rate: z.optional(z.object(versionOfRate)),
  /** Of customs clearance, what it charges by each rate. Missing as above. */
  rates: z.optional(
    z.array(z.object({ ...versionOfRate, of: z.enum(['entry', 'value']), amount: wireAmount })),
  ),
})

export const cargoNoteKinds = ['dangerous', 'reefer', 'gauge', 'weight'] as const
/** What the goods ask for beside room and weight, as the carrier must know it. */
const cargoNote = z.object({ kind: z.enum(cargoNoteKinds), text: z.string() })

/** One carrier's offer. The legs' days and CO2 add up to the totals, and the included fees to the cost. */
export const freight = z.object({
  shipment_id: id,
  quote_number: z.string(),
  /** A picture as a data address. */
  logo: z.string(),
  name: z.string(),
  from_city: z.string(),
  to_city: z.string(),
  days: z.number(),
  /** US dollars. */
  cost: wireAmount,
  currency: z.literal('USD'),
  co2_kg: z.number(),
  mode: z.enum(freightModes),
  shipping_date: z.string(),
  container_size: z.nullable(z.string()),
  quantity: z.number(),
  /** What is paid for: '4.32 W/M', '2 containers'. */
  chargeable: z.string(),
  route_info: routeInfo,
  legs: z.array(leg),
  fees: z.array(fee),
  /** Missing in quotes that are older than the question. */
  notes: z.optional(z.array(cargoNote)),
  /** The figures are those that the product came with: nobody has saved the carrier's own. Missing in quotes that are older than the question. */
  is_model: z.optional(z.boolean()),
  /** The day of the published figure that the freight follows; missing where there is none, and in quotes that are older than the question. */
  level_of: z.optional(z.string()),
  /**
   * The day at the door: the loading and the days, and on to the next working day there; `delivered_later` says why. Missing in quotes that are
   * older than the question.
   */
  delivered_on: z.optional(z.string()),
  delivered_later: z.optional(z.array(z.string())),
  /** Closed passages that its ship keeps clear of, on what would be the best way. Missing where there are none, and in quotes that are older than the question. */
  closed: z.optional(z.array(z.object({ passage: z.enum(passageCodes), closed_on: z.string() }))),
  valid_until: instant,
})
/** A level that was published longer ago is said beside the price: `freight-levels` of the facts of the world. */
export const levelAgeDays = 90

export type Freight = z.output<typeof freight>
export type FreightWire = z.input<typeof freight>

/**
 * A way to draw: longitude before latitude, as GeoJSON. Longitudes run on past ±180° where the Pacific is crossed; draw the
 * line once as it is and once shifted by 360° towards the other edge.
 */
export const seaLane = z.object({
  route: z.string(),
  distance_nm: z.number(),
  geometry: z.array(z.array(z.number())),
})
export type SeaLane = z.output<typeof seaLane>

/** A closed passage on the way that would be the best without it. */
export const closedWay = z.object({
  passage: z.enum(passageCodes),
  reason: z.string(),
  closed_on: z.string(),
  /** What the reason rests on, where it came with the product. */
  source: z.optional(z.nullable(z.string())),
})
export type ClosedWay = z.output<typeof closedWay>
