/** How a service is paid from a company's wallet, and pays back. */
export { type ChargeLine, listLines, totalsOf } from './charge-lines.ts'
export {
  type Charge,
  findCharge,
  findChargeByRequest,
  listCollectedFees,
  listHeldCharges,
} from './charges.ts'
export { payBack } from './pay-back.ts'
export { placeCharge } from './place-charge.ts'
export { type FollowUp, finishCharging, settleCharge } from './settle-charge.ts'
