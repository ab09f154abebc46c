import type { ListedQuote } from '@tradelane/contract/quotes/calls'
import { Link, useSearchParams } from 'react-router'

const words = {
  live: {
    payment: 'Continue',
    conversion: 'Continue',
    freight: 'Continue',
    insurance: 'View quote',
    inspection: 'View quote',
  },
  used: {
    payment: 'View payment',
    conversion: 'View conversion',
    freight: 'View shipment',
    insurance: 'View policy',
    inspection: 'View inspection',
  },
  // The draft goes on at a new rate.
  expired: {
    payment: 'Continue',
    conversion: 'Ask again',
    freight: 'Ask again',
    insurance: 'Ask again',
    inspection: 'Ask again',
  },
}

/** The action for a quote: continue while it is valid, open its result, or request the same again. */
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
    // The summary of an expired quote links to the same search.
    return state === 'used' ? `/logistics/shipments/${subject}` : `/logistics/summary?shipment_id=${id}`
  }
  if (product === 'insurance') return `/insurance/policies/${id}`
  if (product === 'inspection') return `/quality-assurance/inspections/${id}`
  if (product === 'conversion') {
    if (state === 'used') return `/dashboard/wallet?currency=${quote.target_currency}`
    // The dialog opens over the page that lists the quote.
    const next = new URLSearchParams(here)
    next.set('wallet', 'convert')
    next.set('quote', id)
    return { search: next.toString() }
  }
  if (state === 'used') return subject ? `/payments/${subject}` : '/payments'
  // A quote that belongs to a draft continues as this draft.
  return subject ? `/simple-payment?simple_payment_id=${subject}` : `/simple-payment?quote=${id}`
}
