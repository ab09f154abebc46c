import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { endLapsedAnswers } from './ask-vendors/end-lapsed-answers.ts'
import { mailVendorOfOrder } from './ask-vendors/mail-order.ts'
import { mailVendorOutcome } from './ask-vendors/mail-outcome.ts'
import { vendorQuoteLink } from './ask-vendors/vendor-answer.ts'
import { vendorRecord } from './ask-vendors/vendor-record.ts'
import { offerAcceptance } from './offer-approval.ts'
import { openRequests } from './open-requests.ts'
import { nameCases } from './record-names.ts'
import { releaseCases } from './release-cases.ts'
import { quoteDeskRoutes, quoteOfferRoutes } from './routes.ts'
import { quoteCaseRules } from './rules.ts'
import { waitsInTrade } from './waits-in-trade.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-vendor-outcome': { companyId: string; askId: string }
    'mail-vendor-of-order': {
      companyId: string
      offerId: string
      news: 'won' | 'cancelled' | 'handed over'
      /** Left out, that of the offer. */
      vendorId?: string
    }
    'end-lapsed-answers': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    quote_case: true
    quote_offer: true
    vendor_ask: true
  }
}

export const quoteDesk: FeatureEntry<Deps> = {
  title: 'Requests for quotes',
  routes: [quoteOfferRoutes, quoteDeskRoutes],
  subjects: ['quote_case', 'quote_offer', 'vendor_ask'],
  tasks: {
    'mail-vendor-outcome': mailVendorOutcome,
    'mail-vendor-of-order': mailVendorOfOrder,
    'end-lapsed-answers': endLapsedAnswers,
  },
  crontab: ['13 * * * * end-lapsed-answers'],
  links: [vendorQuoteLink],
  vendorRecord,
  approvals: [offerAcceptance],
  rules: { quote_case: quoteCaseRules },
  nameRecords: { quote_case: nameCases },
  waitsInTrade,
  openWork: { title: 'Requests at the quote desk', link: '/admin/quotes', read: openRequests },
  colleagueLeft: releaseCases,
  constraints: {
    quote_offers_one_accepted: 'ILLEGAL_STATE',
    quote_cases_three_revisions: 'LIST_FULL',
    vendor_asks_one_open: 'CONFLICT',
  },
}
