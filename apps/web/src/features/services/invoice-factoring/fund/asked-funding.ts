import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { buyerData, type FundValues } from './fund-values.ts'

export type AskedFunding = { requestId: string; values: Partial<FundValues> }

/** What the funding of an invoice begins with that a request asked for: its buyer, where there is a limit for it, and the day of shipment. */
export function askedFunding(request: WireQuoteRequest, buyers: readonly WirePartner[]): AskedFunding {
  const { quote_request_id: requestId, counterparty, role, shipping_date } = request
  const buyer = buyers.find((one) => one.beneficiary_id === counterparty?.beneficiary_id)
  return {
    requestId,
    values: {
      ...(buyer && role !== 'buyer' && buyerData(buyer)),
      ...(shipping_date && { shipment_date: shipping_date }),
    },
  }
}
