export { checkPayout } from './check-payout.ts'
export { readCorridor, renewCorridor } from './read-corridor.ts'
export { type PayeeInCorridor, refuseInCorridor, requireCorridor } from './require-corridor.ts'
export { findCorridor, type KnownCorridor } from './stored-corridors.ts'
