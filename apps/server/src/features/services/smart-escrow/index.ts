/** What other features may use of escrows. */
export { readEscrowPayout } from './make-step.ts'
export { listEscrowPayouts, listOpenFees } from './steps.ts'
