/** What other features may use of money that comes from outside. */
export { plainText } from './plain-text.ts'
export {
  type IncomingFacts,
  listArrivals,
  listArrived,
  listIncomingByText,
  listIncomingFacts,
} from './queries.ts'
export { readDeposits } from './read-deposits.ts'
export { releaseIncomingPayments } from './release-held.ts'
export { watchIncomingPayments } from './watch-incoming-payments.ts'
