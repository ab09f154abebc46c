/** What other features may use of the wallet. */
export { sendAddBalanceCode } from './add-balance-code.ts'
export { lockQuote } from './lock-quote.ts'
export { openCompanyWallet } from './open-company-wallet.ts'
export type { PricedQuote, QuotePurpose } from './pricing.ts'
export { providerCustomerOf, walletOf } from './queries.ts'
export { getQuote, quotedRateText, useQuote } from './quotes.ts'
export { finishConverting } from './settle-conversion.ts'
export { finishAddingBalance } from './settle-funding.ts'
