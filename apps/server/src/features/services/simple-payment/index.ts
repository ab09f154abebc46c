/** What other features may use of payments. */
export { askProvider } from './ask-provider.ts'
export { toBeneficiary } from './payee.ts'
export { findPayeeOfTrade } from './payee-of-trade.ts'
export { listPaidTo, listPaymentFacts, listPaymentsByText, type PaymentFacts } from './payment-facts.ts'
export { movesTowards } from './payment-progress.ts'
export { findCompanyOf } from './queries.ts'
export { listNamedQuotes, listSubmittedPayments } from './submitted-payments.ts'
