import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { waitingRelease } from '../approvals/release-calls.ts'
import { timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  done,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'
import { mostRevisions } from './actions.ts'
import { deskServices, revisionMessage } from './forms.ts'
import { shownOfferStates } from './offer-states.ts'
import { shownCaseStates } from './states.ts'

/** What of a request both sides read, one line each. */
export const requestFacts = z.object({
  title: z.string(),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
})

export const customersOffer = z.object({
  offer_id: id,
  quote_name: z.string(),
  quote_amount: wireAmount,
  currency: currencyCode,
  eta: z.number(),
  valid_until: day,
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  file_name: z.nullable(z.string()),
  state: z.enum(shownOfferStates),
  /** Why it was lost or withdrawn. */
  reason: z.nullable(z.string()),
  /** It is open, and the goods have changed since it was made: it is not accepted. */
  is_for_other_goods: z.boolean(),
})

/** False where the price is accepted before: the desk approves what was asked, or denies it. */
export const takesOffers = z.boolean()

const customersCase = z.object({
  case_id: id,
  number: z.string(),
  transaction_id: id,
  service: z.enum(deskServices),
  takes_offers: takesOffers,
  state: z.enum(shownCaseStates),
  state_reason: z.nullable(z.string()),
  requested_at: instant,
  due_at: instant,
  request: requestFacts,
  note: z.string(),
  /** The order that the acceptance made, or that the request is about. */
  subject: z.nullable(z.object({ kind: z.string(), id, link: z.string() })),
  revisions_left: z.number(),
  /** An acceptance above the limit of the company that waits for a second person, and of which offer. */
  release: waitingRelease,
  release_offer_id: z.nullable(id),
  offers: z.array(customersOffer),
  timeline: z.array(timelineItem),
})
export type WireCustomersCase = z.input<typeof customersCase>
export type WireCustomersOffer = z.input<typeof customersOffer>

const whichCase = { case_id: id }

export const quoteOffers = {
  list: endpoint({
    method: 'GET',
    path: '/quotes/offers',
    auth: 'customer',
    summary:
      'The requests of a trade, or of the company, that the desk answers, with the offers that it has published',
    query: z.object({
      transaction_id: z.optional(id),
      case_id: z.optional(id),
      page: pageNumber,
      limit: listLimit,
    }),
    response: z.object({ status: z.literal('success'), cases: z.array(customersCase), pagination }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/quotes/accept',
    auth: 'customer',
    who: 'approver',
    summary:
      'Accepts an offer with password and code: the order is made at once, and the other offers are lost',
    body: z.strictObject({ offer_id: id, ...approval }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** Null while a second person has to accept the same. */
      subject: z.nullable(z.object({ kind: z.string(), id })),
    }),
    errors: [
      'NOT_FOUND',
      'OFFER_EXPIRED',
      // Of an order that is paid by the acceptance.
      'QUOTE_EXPIRED',
      'INSUFFICIENT_FUNDS',
      'ILLEGAL_STATE',
      'WRONG_CODE',
      'TOO_MANY_REQUESTS',
      'SELF_APPROVAL',
      'KYB_REQUIRED',
      'KYB_PENDING',
    ],
    idempotent: true,
  }),
  revise: endpoint({
    method: 'POST',
    path: '/quotes/revise',
    auth: 'customer',
    summary: `Asks for other offers while they are open; at most ${mostRevisions} times`,
    body: z.strictObject({ ...whichCase, message: revisionMessage }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LIST_FULL'],
    idempotent: true,
  }),
  askAgain: endpoint({
    method: 'POST',
    path: '/quotes/ask_again',
    auth: 'customer',
    summary: 'Asks for new offers after all have expired; the old prices stay visible',
    body: z.strictObject(whichCase),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/quotes/cancel',
    auth: 'customer',
    summary: 'Cancels a request before an offer is accepted',
    body: z.strictObject(whichCase),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  file: endpoint({
    method: 'POST',
    path: '/quotes/file',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The file that came with an offer',
    body: z.strictObject({ offer_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}
