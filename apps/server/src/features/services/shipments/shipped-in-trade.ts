import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { bookingNumberOf } from './bookings.ts'
import { isNamed, receiverOf } from './is-named.ts'

/** A sale in a trade: to whom the goods go. */
type Sale = { transactionId: string; buyerName: string }

/** The carrier has the goods, or had them. */
const received = statesWhere<BookingState>({
  requested: false,
  confirmed: false,
  in_transit: true,
  arrived: true,
  delivered: true,
  closed: true,
  denied: false,
  cancelled: false,
})

/** The consignee has the goods. */
const delivered = statesWhere<BookingState>({
  requested: false,
  confirmed: false,
  in_transit: false,
  arrived: false,
  delivered: true,
  closed: true,
  denied: false,
  cancelled: false,
})

export type ShippedTo = { number: string; isDelivered: boolean }

/**
 * The newest booking of this trade whose goods the carrier has received, and in which the company ships to this buyer; of several, the newest whose
 * goods the buyer has not got, if there is one. The company is the shipper, the buyer is the consignee or, where the goods go "to order" of a bank, the
 * party to notify. Undefined where there is none: a purchase, or goods for somebody else, show nothing of this sale.
 */
export async function findShippedTo(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  { transactionId, buyerName }: Sale,
): Promise<ShippedTo | undefined> {
  const rows = await db
    .selectFrom('freight_bookings as booking')
    .innerJoin('freight_booking_details as details', (join) =>
      join
        .onRef('details.uid', '=', 'booking.uid')
        .onRef('details.logistics_id', '=', 'booking.logistics_id'),
    )
    .innerJoin('companies as company', 'company.uid', 'booking.uid')
    .select(['booking.number', 'booking.requested_at', 'booking.state', 'company.company_name'])
    .select(['details.shipper', 'details.consignee', 'details.notify_party'])
    .where('booking.uid', '=', companyId)
    .where('booking.transaction_id', '=', transactionId)
    .where('booking.state', 'in', received)
    .orderBy('booking.requested_at', 'desc')
    .execute()
  const proofs = rows.filter(({ company_name, shipper, consignee, notify_party }) => {
    const parties = { shipper, consignee, notify_party } as Pick<
      BookingDetails,
      'shipper' | 'consignee' | 'notify_party'
    >
    return isNamed(parties.shipper, company_name) && isNamed(receiverOf(parties), buyerName)
  })
  const open = proofs.find(({ state }) => !delivered.includes(state))
  const proof = open ?? proofs[0]
  return proof && { number: bookingNumberOf(proof), isDelivered: !open }
}
