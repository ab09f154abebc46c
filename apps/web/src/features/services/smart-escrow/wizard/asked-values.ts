import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { Currency } from '@tradelane/money'
import { goodsText, placeText, valueIn } from '../../../../lib/format/request-text.ts'
import type { DetailValues } from './details-values.ts'

type Payee = { currency: Currency; isFull: boolean }

/** What an escrow begins with that a request asked for. The amount only where it is in the currency of the account. */
export function askedValues(request: WireQuoteRequest, { currency, isFull }: Payee): Partial<DetailValues> {
  const { from, to, incoterm, named_place, shipping_date, name } = request
  const amount = valueIn(request, currency)
  const reference = name ? { reference: name } : {}
  if (!isFull) return { ...reference, ...(amount && { amount_sent: amount }) }
  return {
    ...reference,
    ...(amount && { transation_amount: amount }),
    ...(from && { transport_from: placeText(from) }),
    ...(to && { transport_to: placeText(to) }),
    ...(incoterm && { incoterms: incoterm }),
    ...(shipping_date && { latest_shipment: shipping_date }),
    description_of_delivery: [goodsText(request, 400), incoterm && `${incoterm} ${named_place ?? ''}`.trim()]
      .filter(Boolean)
      .join('. '),
  }
}
