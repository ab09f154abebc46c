/** What other features may use of the wallet. */
export { findAccountByNumber, listAccountNumbers } from './account-numbers.ts'
export { balanceNotice } from './balance-notice.ts'
export { type ConversionFacts, listConversionFacts } from './conversion-facts.ts'
export { enteredAmount } from './entered-amount.ts'
export { beginFunding } from './funding-step.ts'
export { type Funding, listFundings, listUnpaidRefunds } from './fundings.ts'
export { listBalances } from './list-balances.ts'
export { listRefunds } from './list-refunds.ts'
export { lockQuote } from './lock-quote.ts'
export { exchangedFacts, marginFacts } from './margin-facts.ts'
export { openCompanyWallet } from './open-company-wallet.ts'
export { openCurrency } from './open-currency.ts'
export type { PricedQuote } from './pricing.ts'
export { quoteAnswer } from './quote-answer.ts'
export { decimalsFor } from './quoted-rates.ts'
export {
  countOpenQuotes,
  deleteQuotes,
  getQuote,
  getQuoteToPay,
  listForgottenQuotes,
  quotedRateText,
  useQuote,
} from './quotes.ts'
export { requestKeyOf } from './request-key.ts'
export {
  isWalletOpen,
  listProviderCustomers,
  lockWallet,
  type ProviderCustomer,
  requireWallet,
  walletOf,
} from './wallets.ts'
