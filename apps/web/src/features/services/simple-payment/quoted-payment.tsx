import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { quotes } from '@tradelane/contract/quotes/calls'
import { useState } from 'react'
import { quoteQuery } from '../../../lib/queries/quotes.ts'
import { amountText, type PaymentValues } from './payment-form.ts'
import { paymentQuoteQuery } from './payment-queries.ts'
import { PaymentWizard, type PaymentWizardSlots } from './payment-wizard.tsx'
import { quoteRequestOf } from './use-price.ts'

type QuotedPaymentProps = PaymentWizardSlots & {
  quoteId: string
  onNamed: (simplePaymentId: string) => void
}
type KnownQuote = WireOutput<typeof quotes.get>

/** A new payment that begins with a price taken before: at its rate while that holds, at a new one after. */
export function QuotedPayment({ quoteId, ...wizard }: QuotedPaymentProps) {
  const { data: quote, isPending } = useQuery(quoteQuery(quoteId))
  if (isPending) return null
  return quote ? <Priced quote={quote} {...wizard} /> : <PaymentWizard {...wizard} />
}

function Priced({ quote, ...wizard }: Omit<QuotedPaymentProps, 'quoteId'> & { quote: KnownQuote }) {
  const client = useQueryClient()
  const [start] = useState(() => {
    if (quote.state === 'live') holdPrice(client, quote)
    return amountsOf(quote)
  })
  return <PaymentWizard start={start} {...wizard} />
}

function amountsOf(quote: KnownQuote): Partial<PaymentValues> {
  return {
    amount_sent: amountText(quote.amount_sent, quote.source_currency),
    amount_sent_currency: quote.source_currency,
    amount_received: amountText(quote.amount_received, quote.target_currency),
    amount_received_currency: quote.target_currency,
    side: 'source',
  }
}

/** Puts the price into the query cache, so that the wizard uses it as its own. */
function holdPrice(client: QueryClient, quote: KnownQuote): void {
  const request = quoteRequestOf({
    from: quote.source_currency,
    to: quote.target_currency,
    side: 'source',
    amount: amountText(quote.amount_sent, quote.source_currency),
  })
  void client.ensureQueryData({ ...paymentQuoteQuery(request), initialData: quote })
}
