/** What other features may use of escrows. */
export { type EscrowFacts, readEscrowFacts } from './payouts/entry-facts.ts'
