import { type PricedQuote, quotedRateText } from '../../../money/wallet/index.ts'
import type { PaymentOrder } from '../payment-order.ts'

/** The columns of an order and its price. */
export const columnsOf = (order: PaymentOrder, quote: PricedQuote) => ({
  beneficiary_id: order.payee.partner.beneficiary_id,
  beneficiary_account_id: order.payee.account.beneficiary_account_id,
  amount_sent: order.source.amount,
  amount_sent_currency: order.source.currency,
  amount_received: order.target.amount,
  amount_received_currency: order.target.currency,
  fees: order.fee.amount,
  reference: order.reference,
  reason: order.reason,
  paid_from: order.paidFrom,
  purpose_code: order.purposeCode,
  source_of_funds: order.sourceOfFunds,
  exemption_code: order.exemptionCode as '01' | '03' | '04',
  payee: JSON.stringify(order.payee),
  quote_id: quote.quoteId,
  rate: quotedRateText(quote.rate),
  rate_as_of: quote.asOf,
  rate_source: quote.rateSource,
  spread: quote.spread.amount,
})
