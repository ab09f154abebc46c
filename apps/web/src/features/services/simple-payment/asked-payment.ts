import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { valueIn } from '../../../lib/format/request-text.ts'
import type { PaymentValues } from './payment-form.ts'

/**
 * What a payment for the trade of a request begins with: its partner, and where that has one account in the currency of the prices, that
 * account and the value of the goods.
 */
export function askedPayment(
  request: WireQuoteRequest,
  partners: readonly WirePartner[],
): Partial<PaymentValues> {
  const partner = partners.find((one) => one.beneficiary_id === request.counterparty?.beneficiary_id)
  const reference = request.name ? { reference: request.name } : {}
  // A seller is paid: its partner is no payee.
  if (!partner || request.role === 'seller') return reference
  const accounts = partner.account_details.filter(({ currency }) => currency === request.currency)
  const [account] = accounts
  const amount = account ? valueIn(request, account.currency) : ''
  return {
    ...reference,
    beneficiary_id: partner.beneficiary_id,
    ...(account &&
      accounts.length === 1 && {
        beneficiary_account_id: account.beneficiary_account_id,
        amount_received_currency: account.currency,
        ...(amount && { amount_received: amount, side: 'target' as const }),
      }),
  }
}
