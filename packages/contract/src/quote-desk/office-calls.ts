import { z } from 'zod/mini'
import { revealReason } from '../audit/reveal-reason.ts'
import { timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  done,
  fileAnswer,
  id,
  instant,
  listLimit,
  pageNumber,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { serviceData } from '../transactions/service-data.ts'
import { customersOffer, requestFacts, takesOffers } from './calls.ts'
import { deskServices, mostOffersAtOnce, offerRow, reasonForCustomer } from './forms.ts'
import { shownCaseStates } from './states.ts'
import { askedVendor, vendorAsk } from './vendor-asks.ts'

const deskOffer = z.object({
  ...customersOffer.shape,
  vendor_id: z.nullable(id),
  /** The vendor's answer that it was made of. */
  ask_id: z.nullable(id),
  /** As it was called then. */
  vendor_name: z.nullable(z.string()),
  /** It is named by nothing new, and its open offers stay as they are. */
  vendor_is_retired: z.boolean(),
  buy_amount: wireAmount,
  margin_type: z.enum(['percent', 'fixed']),
  margin_percent: z.nullable(z.number()),
  margin_amount: wireAmount,
  margin_reason: z.nullable(z.string()),
})
export type WireDeskOffer = z.input<typeof deskOffer>

const deskCase = z.object({
  case_id: id,
  number: z.string(),
  service: z.enum(deskServices),
  takes_offers: takesOffers,
  state: z.enum(shownCaseStates),
  state_reason: z.nullable(z.string()),
  version: z.number(),
  /** The administrator's name; null while nobody has taken it. */
  owner: z.nullable(z.string()),
  due_at: instant,
  requested_at: instant,
  request: requestFacts,
  note: z.string(),
  /** What the form begins with. */
  presets: z.object({
    margin_percent: z.number(),
    /** Where the margin is an amount: the fee by the tariff. */
    margin_amount: z.nullable(wireAmount),
    /** What the customer pays by the tariff, where there is one. */
    quote_amount: z.nullable(wireAmount),
    /** The rows of the form. */
    most_offers: z.number(),
    validity_days: z.number(),
    /** The last day that an offer may hold, where the request names one. */
    valid_at_most: z.nullable(z.string()),
    eta: z.nullable(z.number()),
    currency: z.string(),
    /** Where an approval needs a reason, which the customer does not read: its label. */
    approval_reason: z.nullable(z.string()),
  }),
  subject: z.nullable(z.object({ kind: z.string(), id, link: z.string() })),
  offers: z.array(deskOffer),
  /** The vendors that were asked for their prices, the newest first. */
  asks: z.array(vendorAsk),
  timeline: z.array(timelineItem),
})
export type WireDeskCase = z.input<typeof deskCase>

/** `case_id` says which, where a trade has more requests of the service than one; otherwise it is the newest that is open. */
const which = { transaction_id: id, service: z.enum(deskServices), case_id: z.optional(id) }

export const quoteDesk = {
  list: endpoint({
    method: 'POST',
    path: '/admin/quotes/transaction_list',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The trades with requests that the desk answers, the newest request first',
    query: z.object({ page: pageNumber, limit: listLimit }),
    body: z.strictObject({
      search: searchText,
      state: z.optional(z.enum(shownCaseStates)),
      /** Of one customer. */
      uid: z.optional(id),
    }),
    response: z.array(
      z.object({
        transaction_id: id,
        transaction_number: z.string(),
        company_name: z.string(),
        created_at: instant,
        services: z.array(
          z.object({
            service: z.enum(deskServices),
            takes_offers: takesOffers,
            state: z.enum(shownCaseStates),
            due_at: instant,
          }),
        ),
        owner: z.nullable(z.string()),
      }),
    ),
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/quotes/get_by_transaction_id',
    auth: 'admin',
    staff: 'everyone',
    reveals: 'for a reason',
    summary:
      'A trade as the desk sees it: what is ordered, and each request with its offers; with a reason also account numbers in full',
    body: z.strictObject({ transaction_id: id, reason: z.optional(revealReason) }),
    response: z.object({
      status: z.literal('success'),
      transaction_id: id,
      transaction_number: z.string(),
      client: z.object({ uid: id, company_name: z.string() }),
      created_at: instant,
      ...serviceData.shape,
      cases: z.array(deskCase),
    }),
    errors: ['NOT_FOUND'],
  }),
  submit: endpoint({
    method: 'POST',
    path: '/admin/quotes/submit',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary:
      'Stores the offers of a request in place of those that are not published; the customer does not see them yet',
    body: z.strictObject({
      ...which,
      quotes: z
        .array(offerRow, 'Add a quote')
        .check(
          z.minLength(1, 'Add a quote'),
          z.maxLength(mostOffersAtOnce, `At most ${mostOffersAtOnce} quotes`),
        ),
    }),
    response: z.object({ ...done.shape, offers: z.array(deskOffer) }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'WRONG_FILE_TYPE', 'TOO_LARGE', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/quotes/decide',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary:
      'Publishes the stored offers to the customer, or approves a request for which nothing is offered, or denies it with a reason that the customer reads',
    body: z.strictObject({
      ...which,
      decision: z.enum(['approve', 'deny']),
      reason: z.optional(reasonForCustomer),
      /** The stored offers that the administrator has read: others are not published. */
      offer_ids: z.optional(z.array(id).check(z.maxLength(mostOffersAtOnce))),
    }),
    response: done,
    // NOT_ELIGIBLE: an invoice that cannot be funded.
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT', 'NOT_ELIGIBLE'],
    idempotent: true,
  }),
  askVendor: endpoint({
    method: 'POST',
    path: '/admin/quotes/ask_vendor',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary:
      'Mails a vendor a link by which it types its price; asking it again makes a new link and ends the old one',
    body: askedVendor,
    response: z.object({ ...done.shape, ask_id: id }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    idempotent: true,
  }),
  vendorFile: endpoint({
    method: 'POST',
    path: '/admin/quotes/vendor_file',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The file that came with the answer of a vendor',
    body: z.strictObject({ ask_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/admin/quotes/assign',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary: 'Takes a request: the caller is its owner from then on',
    body: z.strictObject({ case_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/admin/quotes/withdraw',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary: 'Takes back a published offer, with a reason that the customer reads',
    body: z.strictObject({ offer_id: id, reason: reasonForCustomer }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
