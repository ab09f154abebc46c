import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import { freight } from '@tradelane/contract/shipments/service-info'
import { bookingStateTable } from '@tradelane/contract/shipments/states'
import type { Deps } from '../../../deps/deps.ts'
import type { TradePartOf } from '../../../entries/service-entry.ts'
import { lockRequestOf, moveRequestsOf } from '../../office/quote-desk/index.ts'
import { moveQuote } from '../logistics/index.ts'
import { bookingNumberOf, lockBooking, quotedFreight, selectBookings } from './bookings.ts'
import { recordOfClearance } from './ordered-clearance/clearance-request.ts'
import { isCovered } from './payment/freight-bill.ts'

const isOver = (state: string): boolean => state === 'denied' || state === 'cancelled'

/** A trade's freight bookings. Each moves with its quote, its insurance and the request for its clearance. */
export const bookingsInTrade: TradePartOf<Deps, 'logistics_data'> = {
  group: 'logistics_data',
  async list({ db }, scope, transactionId) {
    const rows = await selectBookings(db, scope)
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
        is_insured: isCovered(quotedFreight(row)) && row.cover_lapsed_at === null && !isOver(row.state),
      },
    }))
  },
  async move(tx, scope, id, transactionId) {
    const ofClearance = recordOfClearance({ logistics_id: id })
    await lockRequestOf(tx, scope, ofClearance)
    const { shipment_id: shipmentId } = await lockBooking(tx, scope, id)
    const from = await moveQuote(tx, scope, shipmentId, transactionId)
    await moveRequestsOf(tx, scope, ofClearance, transactionId)
    return { from, freight: { shipmentId, logisticsId: id } }
  },
  withFreight: async (_tx, _scope, { logisticsId }) => (logisticsId ? [logisticsId] : []),
}
