/** What other features may use of money that comes from outside. */
export { plainText } from './plain-text.ts'
export { readDeposits } from './read-deposits.ts'
export {
  type IncomingFacts,
  listArrivals,
  listArrived,
  listIncomingByText,
  listIncomingFacts,
} from './received.ts'
export { releaseIncomingPayments } from './release-held.ts'
export { watchIncomingPayments } from './watch-incoming-payments.ts'
