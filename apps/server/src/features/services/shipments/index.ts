/** What other features may use of bookings. */

export { findBillInTrade, findBookedInTrade } from './booked-in-trade.ts'
export { findByCarrier } from './find-bookings.ts'
export { type FreightFacts, getFreightFacts, hasDeparted, type NamedFreight } from './freight-facts.ts'
export { findShippedTo, type ShippedTo } from './shipped-in-trade.ts'
export { labelOf } from './tracking/event-labels.ts'
export { readCarrierUpdate } from './tracking/read-carrier-update.ts'
export { moveFreight } from './trade-part.ts'
