/** What other features may use of statements. */
export { type Counterparty, listCounterparties } from './counterparties.ts'
