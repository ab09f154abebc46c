import type { ListedQuote } from '@tradelane/contract/quotes/calls'
import { Link, useSearchParams } from 'react-router'

const words = {
  live: { payment: 'Continue', conversion: 'Continue', freight: 'Continue' },
  used: { payment: 'View payment', conversion: 'View conversion', freight: 'View shipment' },
  expired: { payment: 'Ask again', conversion: 'Ask again', freight: 'Ask again' },
}

/** What can be done with a quote: go on while it holds, see what came of it, or ask for the same once more. */
export function QuoteAction({ quote }: { quote: ListedQuote }) {
  const [here] = useSearchParams()
  const { product, state } = quote
  return (
    <Link to={addressOf(quote, here)} className="text-link relative z-1 whitespace-nowrap">
      {words[state][product]}
      <span className="sr-only"> of quote {quote.quote_id.slice(0, 2)}</span>
    </Link>
  )
}

function addressOf(quote: ListedQuote, here: URLSearchParams) {
  const { product, state, quote_id: id, subject_id: subject } = quote
  if (product === 'freight') {
    // The summary of one that has expired leads on to the same search.
    return state === 'used' ? `/logistics/shipments/${subject}` : `/logistics/summary?shipment_id=${id}`
  }
  if (product === 'conversion') {
    if (state === 'used') return `/dashboard/wallet?currency=${quote.target_currency}`
    // The dialog opens over whatever page lists the quote.
    const next = new URLSearchParams(here)
    next.set('wallet', 'convert')
    next.set('quote', id)
    return { search: next.toString() }
  }
  if (state === 'used') return subject ? `/payments/${subject}` : '/payments'
  // A draft that was priced with it goes on as the draft it is.
  return subject ? `/simple-payment?simple_payment_id=${subject}` : `/simple-payment?quote=${id}`
}
