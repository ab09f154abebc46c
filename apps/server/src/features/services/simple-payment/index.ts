/** What other features may use of payments. */

export { findPayeeOfTrade } from './draft/payee-of-trade.ts'
export { toBeneficiary } from './payee.ts'
export {
  confirmedAs,
  doubtOf,
  isNameConfirmed,
  isOtherName,
  nameLines,
  requireConfirmedName,
  requireKnownName,
  whyTwo,
} from './payee-name.ts'
export { payeeNameRules } from './payee-name-rules.ts'
export { listPaidTo, listPaymentFacts, listPaymentsByText, type PaymentFacts } from './payment-facts.ts'
export { listNamedQuotes } from './submitted-payments.ts'
