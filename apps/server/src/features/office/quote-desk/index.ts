/** What the services that send requests to the desk may use of it. */
export { beginCase } from './begin-case.ts'
export { collectAccepted } from './collect-accepted.ts'
export { denyCase } from './decide-case.ts'
export { goodsChangedOfRecord, requireMadeFor } from './made-for.ts'
export {
  abandonedOfRecord,
  acceptOfRecord,
  approvedOfRecord,
  cancelOfRecord,
  describeRequestOf,
  endOfRecord,
  handedOverOfRecord,
  lockRequestOf,
  offerAtOnce,
  paidOfRecord,
  reopenOfRecord,
  requestsInTrade,
  requireNewest,
} from './of-record.ts'
export { requestReceived } from './rules.ts'
export { noteOfOffer, priceAndFee } from './shown-by-record.ts'
