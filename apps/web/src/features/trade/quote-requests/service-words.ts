import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import type { RequestedService } from '@tradelane/contract/quote-requests/forms'

type ServiceWords = {
  title: string
  does: string
  page: string
  /** Only this side of a trade orders it. */
  isFor?: 'buyer' | 'seller'
}

/** Each service by its own name, what it does for the trade, and where it is ordered. */
export const serviceWords: Readonly<Record<RequestedService, ServiceWords>> = {
  payment: {
    title: 'Payment',
    does: 'Pay the other side, in its currency.',
    page: '/simple-payment',
    isFor: 'buyer',
  },
  escrow: {
    title: 'Smart Escrow',
    does: 'The money is set aside, and paid once documents and conditions are met.',
    page: '/smart-escrow/sender-beneficiary',
    isFor: 'buyer',
  },
  factoring: {
    title: 'Invoice Factoring',
    does: 'Most of the invoice is paid to the seller before the buyer pays.',
    page: '/invoice-factoring?form=fund',
    isFor: 'seller',
  },
  freight: {
    title: 'Logistics',
    does: 'The goods are carried. Our desk answers with offers.',
    page: '/logistics/cargo-details',
  },
  inspection: {
    title: 'Quality Assurance',
    does: 'The goods are inspected before they leave.',
    page: '/quality-assurance?step=details',
  },
  insurance: {
    title: 'Insurance',
    does: 'The goods are insured on their way.',
    page: '/insurance',
  },
}

/** The page of a service, filled in from the request. */
export function pageOf(service: RequestedService, request: WireQuoteRequest): string {
  const [path, params] = serviceWords[service].page.split('?')
  const search = new URLSearchParams(params)
  search.set('request', request.quote_request_id)
  const partner = request.counterparty?.beneficiary_id
  if (service === 'escrow') {
    // The form that has the terms of a trade.
    search.set('condition_based_payment', '1')
    if (partner && request.role !== 'seller') search.set('beneficiaryId', partner)
  }
  return `${path}?${search}`
}
