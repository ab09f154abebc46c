import { dayText } from '@tradelane/contract/primitives/day-text'
import { validityDays } from '@tradelane/contract/quote-desk/forms'
import { asksOfCustoms, customsAsks } from '@tradelane/contract/shipments/customs-asks'
import type { Db, Tx } from '@tradelane/db'
import { decimalText, formatMoney, type Money, parseMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { RequestFact } from '../../../../entries/request-fact.ts'
import { declaredOf } from '../booking/asks-of-clearance.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { readDetails } from '../details.ts'

/** What the desk keeps of a request for customs clearance. */
export type ClearanceRequest = {
  booking: string
  from: string
  to: string
  goods: string
  hsCodes: string[]
  /** Expected at the terminal, or at the door while the carrier has named no day. */
  arrivesOn: string
  /** What customs asks of these goods beside their documents. */
  asks: string[]
  /** US dollars. */
  value: string
  /** How long an offer holds unless somebody says otherwise: not beyond the arrival as it was expected. */
  validityDays: number
}
export const clearanceRequestOf = (request: unknown): ClearanceRequest => request as ClearanceRequest

export const recordOfClearance = ({ logistics_id }: { logistics_id: string }) =>
  ({ service: 'clearance', subjectId: logistics_id }) as const

export async function toClearanceRequest(
  db: Db | Tx,
  booking: BookingRow,
  { value, now }: { value: Money; now: Date },
): Promise<ClearanceRequest> {
  const { from_city, to_city } = quotedFreight(booking)
  const declared = await declaredOf(db, booking)
  const arrivesOn = booking.eta ? dayOf(booking.eta) : declared.arrives_on
  return {
    booking: bookingNumberOf(booking),
    from: from_city,
    to: to_city,
    ...(await goodsOf(db, booking, declared)),
    arrivesOn,
    value: decimalText(value),
    validityDays: Math.min(validityDays.sea, Math.max(1, daysFrom(dayOf(now), arrivesOn))),
  }
}

/** Corrections change the goods and their codes after the request. */
export async function withGoodsOfNow(
  db: Db | Tx,
  booking: BookingRow,
  request: ClearanceRequest,
): Promise<ClearanceRequest> {
  return { ...request, ...(await goodsOf(db, booking, await declaredOf(db, booking))) }
}

/** What an offer is priced by. Their order says nothing. */
export const codesOf = async (db: Db | Tx, booking: BookingRow): Promise<string[]> =>
  (await readDetails(db, booking)).hs_codes.toSorted()

async function goodsOf(db: Db | Tx, booking: BookingRow, declared: Awaited<ReturnType<typeof declaredOf>>) {
  const { goods_description: goods } = await readDetails(db, booking)
  const asks = asksOfCustoms(declared).map((ask) => customsAsks[ask])
  return { goods, hsCodes: declared.hs_codes, asks }
}

const daysFrom = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / 86_400_000

export const titleOfClearance = ({ from, to }: ClearanceRequest): string =>
  `Customs clearance: ${from} to ${to}`

export function factsOfClearance(request: ClearanceRequest): RequestFact[] {
  const { booking, from, to, goods, hsCodes, arrivesOn, asks } = request
  return [
    { label: 'Booking', value: booking, isForOffice: true },
    { label: 'From', value: from },
    { label: 'To', value: to },
    { label: 'Goods', value: goods || 'Not given' },
    { label: 'HS codes', value: hsCodes.join(', ') || 'Not given' },
    { label: 'Arrives', value: dayText(arrivesOn) },
    { label: 'Customs asks for', value: ['Commercial invoice', 'Packing list', ...asks].join(', ') },
    // Our fee is a share of it.
    { label: 'Value of the goods', value: formatMoney(valueOfGoods(request)), isForOffice: true },
  ]
}

export const valueOfGoods = ({ value }: ClearanceRequest): Money => parseMoney(value, 'USD')
