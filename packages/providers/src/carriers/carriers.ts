export type CarriageMode = 'FCL' | 'LCL' | 'BULK' | 'AIR' | 'FTL' | 'LTL' | 'RAIL_FCL'

export type CarriageStop = {
  name: string
  countryCode: string
  /** UN/LOCODE of a port, IATA code of an airport; null for a door. */
  code: string | null
  lat: number
  lng: number
}

export type CarriageLeg = {
  role: 'origin' | 'main' | 'destination'
  by: 'truck' | 'rail' | 'sea' | 'air'
  from: CarriageStop
  to: CarriageStop
  days: number
  /** Of a truck that is under way for less than a day, loading included. */
  hours: number | null
}

export type CarriageParty = { name: string; address: string; contact: string; email: string; phone: string }

/** What the carrier's papers say; what is not known yet is empty. */
export type ShippingInstructions = {
  shipper: CarriageParty
  consignee: CarriageParty
  /** Without a name: the consignee. */
  notifyParty: CarriageParty
  incoterm: string | null
  goods: string
  hsCodes: readonly string[]
  reference: string
}

export type CarriageRequest = ShippingInstructions & {
  /** Asked again with the same key, the carrier answers with what it has booked already. */
  key: string
  carrier: string
  mode: CarriageMode
  container: string | null
  quantity: number
  /** `YYYY-MM-DD`. */
  shippingDate: string
  legs: readonly CarriageLeg[]
  /** Left out, they do. */
  crossesCustoms?: boolean
  /** Dangerous goods, set temperature, measures over the frame: what the carrier must know before it books. */
  remarks: readonly string[]
}

/** The latest times before the main leg; null where the carrier has none. */
export type CutOffs = {
  /** Shipping instructions by sea, the data of the air waybill by air. Until then they are corrected. */
  documents: Date | null
  /** Verified gross mass, of the shipper's own containers by sea. */
  vgm: Date | null
  /** At the terminal; by truck from door to door, when it is loaded. */
  cargo: Date | null
}

/** All instructions as they are from now on. Corrections of one booking are numbered from 1. */
export type Amendment = ShippingInstructions & {
  number: number
  /** Asked for as an exception after the documentation cut-off: carriers grant it until their manifest is with customs at destination. */
  isLate: boolean
}

export type AmendmentAnswer = { status: 'amended' } | { status: 'refused'; reason: string }

export type Carriage = {
  carrierBookingNumber: string
  /** Master bill of lading, air waybill or consignment note. */
  document: { name: string; number: string }
  containers: readonly string[]
  vessel: string | null
  imo: string | null
  voyage: string | null
  cutOffs: CutOffs
}

export type BookingAnswer = { status: 'booked'; carriage: Carriage } | { status: 'refused'; reason: string }

/** What the driver brings back from the door. Empty where the carrier does not say. */
export type ProofOfDelivery = {
  /** Who took the goods over, as the person gave the name. */
  receiver: string
  condition: string
  /** Written on the driver's screen: lines of points in a field of 100 by 40, from the left above; null where nobody signed. */
  signature: readonly (readonly (readonly [x: number, y: number])[])[] | null
}

/**
 * One message in the form of DCSA's Track & Trace. Messages about the same milestone have the same type, code, stop and
 * `isEmpty`; which of them is the newest, by `reportedAt` and never by the order in which they come.
 */
export type CarrierEvent = {
  /** The same message has the same id each time. */
  eventId: string
  eventType: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT'
  code: string
  classifier: 'PLN' | 'EST' | 'ACT'
  dateTime: Date
  /** When the carrier wrote it. */
  reportedAt: Date
  /** The stop of the route, counted from 0: leg n goes from stop n to stop n + 1. Null for document events. */
  stop: number | null
  location: CarriageStop | null
  isEmpty: boolean
  vessel: string | null
  imo: string | null
  voyage: string | null
  /** All that this happened to at once. */
  containers: readonly string[]
  remark: string | null
  /** Of a delivery that has happened, where the carrier has one. */
  proof: ProofOfDelivery | null
}

export type CarriageUpdate = {
  /** The carrier's clock. */
  asOf: Date
  isCancelled: boolean
  events: readonly CarrierEvent[]
  /** As they are now: a late vessel moves those that have not passed, if the carrier says so. */
  cutOffs: CutOffs
}

/**
 * The carriers behind one door. Throws ProviderUnavailable when the outcome is unknown: ask again with the same key. A
 * clear "no" is a value.
 */
export type Carriers = {
  book(request: CarriageRequest): Promise<BookingAnswer>
  /** Undefined where nothing was booked with this key. Asked again with the same number, the carrier gives the same answer. */
  amend(key: string, amendment: Amendment): Promise<AmendmentAnswer | undefined>
  /** Undefined where nothing was booked with this key; `too_late` once the goods are received. Safe to repeat. */
  cancel(key: string): Promise<'cancelled' | 'too_late' | undefined>
  /** The freight is paid: the goods may be handed out at destination. Safe to repeat. */
  release(key: string): Promise<void>
  /** All that is known of it by now, in no promised order; undefined where nothing was booked with this key. */
  findUpdate(key: string): Promise<CarriageUpdate | undefined>
}
