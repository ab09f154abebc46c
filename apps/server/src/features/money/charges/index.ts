/** How a service is paid from a company's wallet, and pays back. */
export { listLines, totalsOf } from './charge-lines.ts'
export { type FollowUp, settleCharge } from './charge-step.ts'
export { findCharge, getCharge, listChargesOf, paymentOf } from './charges.ts'
export { payBack } from './pay-back.ts'
export {
  beginPayment,
  type PaidService,
  payService,
  type ServicePayment,
  settlePlaced,
} from './pay-service.ts'
export { placeCharge } from './place-charge.ts'
