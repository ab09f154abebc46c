/** What other features may use of escrows. */
export { readEscrowPayout } from './payouts/make-step.ts'
export { listEscrowPayouts, listOpenFees } from './payouts/steps.ts'
