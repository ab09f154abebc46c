/** What services may use of trades. */
export { currentTransaction, getTransaction } from './transactions.ts'
