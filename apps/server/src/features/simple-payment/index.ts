/** What other features may use of payments. */
export { askProvider } from './ask-provider.ts'
export { listPaidTo, listPaymentFacts, listPaymentsByText } from './payment-facts.ts'
export { findCompanyOf } from './queries.ts'
export { listNamedQuotes, listSubmittedPayments } from './submitted-payments.ts'
