export { mailTradingReceipt } from './mail-receipt.ts'
