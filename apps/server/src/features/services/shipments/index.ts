/** What other features may use of bookings. */
export { labelOf } from './event-labels.ts'
export { findByCarrier } from './find-bookings.ts'
export { type FreightFacts, getFreightFacts, hasDeparted, type NamedFreight } from './freight-facts.ts'
export { readCarrierUpdate } from './read-carrier-update.ts'
export { findShippedTo } from './shipped-in-trade.ts'
