/** What services may use of trades. */
export { currentTransaction } from './transactions.ts'
