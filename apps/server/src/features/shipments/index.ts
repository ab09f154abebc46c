export { readBookingNumber } from './bookings.ts'
export { labelOf } from './event-labels.ts'
export { readCarrierNews } from './read-carrier-news.ts'
