/** What other features may use of statements. */
export { type Counterparty, readCounterparties } from './counterparties.ts'
