import type { Freight } from '@tradelane/contract/logistics/freight'
import type { PassageCode } from '@tradelane/contract/logistics/passages'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db, Tx } from '@tradelane/db'
import { type CoverGap, isCounted } from '@tradelane/freight'
import type { Currency, Money } from '@tradelane/money'
import { inScope, type Scope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { type Enquiry, freightOf, invoiceOf } from '../logistics/index.ts'
import { type Detour, withDetour } from './detour.ts'
import { carriageOf, coverFeeOf } from './payment/freight-bill.ts'

export type NamedFreight = { shipment_id?: string | undefined; logistics_id?: string | undefined }

/** What other services may know of an offer or a booking. */
export type FreightFacts = Pick<Freight, 'mode' | 'from_city' | 'to_city' | 'shipping_date' | 'days'> & {
  /** Of the two cities, by two letters. */
  from_countrycode: string
  to_countrycode: string
  shipmentId: string
  /** Null while the offer is not booked. */
  logisticsId: string | null
  /** What the carriage alone costs: without insurance, clearance and fees. */
  carriage: Money
  /** How much is sent: containers or trucks, weight, and the volume where it was given. */
  measures: string
  /** What the insurance that was offered with it leaves out. */
  coverGap: CoverGap | undefined
  /** Our fee on that insurance, and the version of its rate where the offer names one. */
  coverFee: { amount: Money; rateId: string | null } | undefined
  /** The value of the goods, if it was given. */
  invoice: Money | undefined
  /** The category of the goods as the insurance names it, if it was given. */
  category: string | null
  /** What the shipper says of the goods; empty until then. */
  description: string
  /** The ports, airports or cities of the main carriage, and what its ship keeps clear of. */
  main: { from: MainEnd; to: MainEnd; avoids: readonly PassageCode[] }
  /** As booked with the carrier; empty before, and where nobody has said. */
  vessel: string
  voyage: string
  /** The goods have arrived at their door. */
  hasEnded: boolean
  /** How many containers carry the goods; null where they travel otherwise. */
  containers: number | null
  /** The trade that the offer or booking is in; null while it is in none. */
  transactionId: string | null
}

type MainEnd = {
  /** With its UN/LOCODE or IATA code; empty for a city. */
  terminal: string
  countryCode: string
  position: readonly [lng: number, lat: number]
}

/** An offer or a booking in scope. Refuses with NOT_FOUND, also where the two that are named do not belong together. */
export async function getFreightFacts(
  db: Db | Tx,
  scope: Scope,
  { shipment_id, logistics_id }: NamedFreight,
): Promise<FreightFacts> {
  if (shipment_id === undefined && logistics_id === undefined) throw new Refusal('NOT_FOUND')
  const row = await db
    .selectFrom('freight_quotes as quote')
    .leftJoin('freight_bookings as booking', (join) =>
      join.onRef('booking.uid', '=', 'quote.uid').onRef('booking.shipment_id', '=', 'quote.shipment_id'),
    )
    .leftJoin('freight_booking_details as details', (join) =>
      join
        .onRef('details.uid', '=', 'booking.uid')
        .onRef('details.logistics_id', '=', 'booking.logistics_id'),
    )
    .select(['quote.transaction_id', 'details.goods_description'])
    .select(['quote.shipment_id', 'quote.freight', 'quote.enquiry', 'booking.logistics_id'])
    .select(['quote.number as quote', 'quote.created_at', 'quote.expires_at'])
    .select(['quote.currency', 'booking.vessel', 'booking.voyage', 'booking.state', 'booking.detour'])
    .where(inScope(scope, 'quote.uid'))
    .$if(shipment_id !== undefined, (query) => query.where('quote.shipment_id', '=', shipment_id ?? ''))
    .$if(logistics_id !== undefined, (query) => query.where('booking.logistics_id', '=', logistics_id ?? ''))
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const freight = freightOf(row)
  const { mode, from_city, to_city, shipping_date, days } = freight
  const { from, to, goods, ...enquiry } = row.enquiry as Enquiry
  return {
    ...{ mode, from_city, to_city, shipping_date, days },
    shipmentId: row.shipment_id,
    logisticsId: row.logistics_id,
    ...{ from_countrycode: from.countryCode, to_countrycode: to.countryCode },
    carriage: carriageOf(freight, row.currency as Currency),
    measures: measuresOf(freight, enquiry),
    coverGap: freight.fees.find(({ code }) => code === 'INS')?.without,
    coverFee: coverFeeOf(freight, row.currency as Currency),
    invoice: invoiceOf(enquiry),
    category: goods ?? null,
    description: row.goods_description ?? '',
    main: mainOf({ legs: withDetour(freight.legs, row.detour as Detour | null) }),
    vessel: row.vessel ?? '',
    voyage: row.voyage ?? '',
    hasEnded: row.state === 'delivered' || row.state === 'closed',
    containers: freight.container_size === null ? null : freight.quantity,
    transactionId: row.transaction_id,
  }
}

type Measured = Pick<Enquiry, 'weightKg' | 'volumeM3'>

/** What is paid for says it of containers and trucks only: elsewhere it may be more than is sent. */
function measuresOf({ mode, chargeable }: Pick<Freight, 'mode' | 'chargeable'>, cargo: Measured): string {
  const { weightKg, volumeM3 } = cargo
  const volume = volumeM3 > 0 ? [`${volumeM3.toLocaleString('en')} m³`] : []
  return [...(isCounted(mode) ? [chargeable] : []), `${weightKg.toLocaleString('en')} kg`, ...volume].join(
    ', ',
  )
}

function mainOf({ legs }: Pick<Freight, 'legs'>): FreightFacts['main'] {
  const main = legs.find(({ role }) => role === 'main')
  if (!main) throw new Error('an offer has no main carriage')
  const end = ({ name, code, countryCode, lng, lat }: typeof main.from): MainEnd => ({
    terminal: code ? `${name} (${code})` : '',
    countryCode,
    position: [lng, lat],
  })
  return { from: end(main.from), to: end(main.to), avoids: main.avoids ?? [] }
}

const departed: Record<BookingState, boolean> = {
  requested: false,
  confirmed: false,
  in_transit: true,
  arrived: true,
  delivered: true,
  closed: true,
  denied: false,
  cancelled: false,
}

/** Whether the goods of a booking have left; false for a booking that is not in scope. */
export async function hasDeparted(db: Db | Tx, scope: Scope, logisticsId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('freight_bookings')
    .select('state')
    .where(inScope(scope, 'uid'))
    .where('logistics_id', '=', logisticsId)
    .executeTakeFirst()
  return booking !== undefined && departed[booking.state]
}
