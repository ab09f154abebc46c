import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { vendorQuoteLink } from './ask-vendors/vendor-answer.ts'
import { offerAcceptance } from './offer-approval.ts'
import { openRequests } from './open-requests.ts'
import { nameCases, searchCases } from './record-names.ts'
import { quoteDeskRoutes, quoteOfferRoutes } from './routes.ts'
import { quoteCaseRules } from './rules.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    quote_case: true
    quote_offer: true
    vendor_ask: true
  }
}

export const quoteDesk: FeatureEntry<Deps> = {
  routes: [quoteOfferRoutes, quoteDeskRoutes],
  subjects: ['quote_case', 'quote_offer', 'vendor_ask'],
  links: [vendorQuoteLink],
  approvals: [offerAcceptance],
  rules: { quote_case: quoteCaseRules },
  nameRecords: { quote_case: nameCases },
  search: searchCases,
  openWork: { title: 'Requests at the quote desk', link: '/admin/quotes', read: openRequests },
  constraints: {
    quote_offers_one_accepted: 'ILLEGAL_STATE',
    quote_cases_three_revisions: 'LIST_FULL',
    vendor_asks_one_open: 'CONFLICT',
  },
}
