import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { freight } from '@tradelane/contract/shipments/service-info'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { FreightInTrade, RequestsInTrade, TradePartOf } from '../../../entries/service-entry.ts'
import { requestsInTrade } from '../../office/quote-desk/index.ts'
import { moveQuote } from '../logistics/index.ts'
import { bookingNumberOf, getBooking, lockBooking, quotedFreight, selectBookings } from './bookings.ts'
import { recordOfClearance } from './ordered-clearance/clearance-request.ts'
import { isCovered } from './payment/freight-bill.ts'

const ofClearance = requestsInTrade((logistics_id) => recordOfClearance({ logistics_id }))
/** The one whose offer became the booking: its id is that of the booking from the beginning, and no other follows it. */
const ofFreight = requestsInTrade((subjectId) => ({ service: 'freight', subjectId }))

/** Of the freight and of its clearance: both go with the booking. */
const requestsOfBookings: RequestsInTrade = {
  ...ofClearance,
  lock: async (tx, scope, id) => {
    await ofFreight.lock(tx, scope, id)
    return ofClearance.lock(tx, scope, id)
  },
  move: async (tx, scope, id, transactionId) => {
    await ofFreight.move(tx, scope, id, transactionId)
    await ofClearance.move(tx, scope, id, transactionId)
  },
}

const isOver = (state: string): boolean => state === 'denied' || state === 'cancelled'

/** A trade's freight bookings. Each moves with its quote and its insurance. */
export const bookingsInTrade: TradePartOf<Deps, 'logistics_data'> = {
  group: 'logistics_data',
  async list({ db }, scope, transactionId) {
    const rows = await selectBookings(db, scope)
      .leftJoin('customs_clearances as clearance', (join) =>
        join
          .onRef('clearance.uid', '=', 'booking.uid')
          .onRef('clearance.logistics_id', '=', 'booking.logistics_id')
          .on('clearance.state', '<>', 'cancelled'),
      )
      .select('clearance.vendor_name as broker')
      .where('booking.transaction_id', '=', transactionId)
      .orderBy('booking.requested_at')
      .execute()
    return rows.map((row) => ({
      id: row.logistics_id,
      data: {
        number: bookingNumberOf(row),
        status: tradeStatusOf(bookingStateTable, row.state),
        state: row.state,
        link: freight.customerPage(row.logistics_id),
        logistics_id: row.logistics_id,
        freights: [quotedFreight(row)],
        broker: row.broker,
        is_insured: isCovered(quotedFreight(row)) && row.cover_lapsed_at === null && !isOver(row.state),
      },
    }))
  },
  move: async (tx, scope, id, transactionId) =>
    moveFreight(tx, scope, await freightOf(tx, scope, id), transactionId),
  freightOf,
  requests: requestsOfBookings,
  withFreight: async (_tx, _scope, { logisticsId }) => (logisticsId ? [logisticsId] : []),
}

async function freightOf(tx: Tx, scope: OneCompanyScope, logisticsId: string): Promise<FreightInTrade> {
  const { shipment_id: shipmentId } = await getBooking(tx, scope, logisticsId)
  return { shipmentId, logisticsId }
}

/** Moves a booking, its quote and its insurance to another trade, in the one order in which they are locked. Refuses with NOT_FOUND. */
export async function moveFreight(
  tx: Tx,
  scope: OneCompanyScope,
  { shipmentId, logisticsId }: FreightInTrade,
  transactionId: string,
): Promise<{ from: string }> {
  if (logisticsId !== null) await lockBooking(tx, scope, logisticsId)
  return { from: await moveQuote(tx, scope, shipmentId, transactionId) }
}
