/** What services may use of trades. */
export { recordMoves } from './record-moves.ts'
export { currentTransaction, findTransactionNumber } from './transactions.ts'
