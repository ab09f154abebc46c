export { labelOf } from './event-labels.ts'
export { ownNumber } from './find-bookings.ts'
export { readCarrierNews } from './read-carrier-news.ts'
