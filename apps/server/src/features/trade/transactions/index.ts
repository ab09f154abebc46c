/** What services and the desk may use of trades. */
export { listTransactions } from './list-transactions.ts'
export { recordMoves } from './record-moves.ts'
export { dataOfTrade } from './summarise-transaction.ts'
export {
  currentTransaction,
  findTransactionNumber,
  getTransaction,
  isTradeNumbered,
  listTrades,
  numbersOfTransactions,
  readCurrentTransaction,
  startTransaction,
  transactionNumber,
} from './transactions.ts'
