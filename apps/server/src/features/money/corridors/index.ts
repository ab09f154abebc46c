export { checkPayout } from './check-payout.ts'
export { readCorridor } from './read-corridor.ts'
export { type PayeeInCorridor, requireCorridor } from './require-corridor.ts'
