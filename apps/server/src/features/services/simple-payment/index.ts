/** What other features may use of payments. */

export { findPayeeOfTrade } from './draft/payee-of-trade.ts'
export { toBeneficiary } from './payee.ts'
export { listPaidTo, listPaymentFacts, listPaymentsByText, type PaymentFacts } from './payment-facts.ts'
export { findCompanyOf } from './queries.ts'
export { askProvider } from './sending/ask-provider.ts'
export { movesTowards } from './sending/payment-progress.ts'
export { listNamedQuotes, listSubmittedPayments } from './submitted-payments.ts'
