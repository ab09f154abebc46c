/** One way to move money at an outside party. */
export { askLater, beginStep } from './begin-step.ts'
export { makeMoneyStep } from './make-money-step.ts'
export { makePayout } from './make-payout.ts'
export { makeStep } from './make-step.ts'
export { moneyStep, settledAs } from './money-step.ts'
export { listOpenSteps, watchMoneySteps } from './open-steps.ts'
export {
  answerPayout,
  findPayoutRequest,
  listOwnPayouts,
  payoutKind,
  readPayoutUpdate,
  watchPayouts,
} from './payouts.ts'
export { providerCustomerOf } from './provider-customer.ts'
export { recordPayout } from './record-payout.ts'
export { settledSoon, whenWeHaveGivenUp } from './settled-soon.ts'
