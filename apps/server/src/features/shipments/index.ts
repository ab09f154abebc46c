/** What other features may use of bookings. */
export { readBookingNumber } from './bookings.ts'
export { labelOf } from './event-labels.ts'
export { getFreightFacts, hasDeparted, type NamedFreight } from './freight-facts.ts'
export { readCarrierUpdate } from './read-carrier-update.ts'
