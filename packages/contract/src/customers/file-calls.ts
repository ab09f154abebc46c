import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { allButSupport } from '../primitives/staff.ts'
import { day, done, id, instant, listLimit, pageNumber, pagination } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'

export const riskRatings = ['low', 'medium', 'high'] as const
export type RiskRating = (typeof riskRatings)[number]

/** After so many months a rating is reviewed, unless the office says another day: the riskier, the sooner. */
export const monthsToReview: Record<RiskRating, number> = { low: 36, medium: 24, high: 12 }
/** No review is later than this many months from now. */
export const mostMonthsToReview = 60

const noteText = paragraphs(2000, 'Write a note')
export const newCustomerNote = z.strictObject({ uid: id, text: noteText })

/** `version` is 0 for the first rating of a customer. */
export const newRiskRating = z.strictObject({
  uid: id,
  version: recordVersion,
  rating: z.enum(riskRatings, 'Choose a rating'),
  reasons: paragraphs(2000, 'Say why'),
  review_on: day,
})

const rated = {
  rating: z.enum(riskRatings),
  reasons: z.string(),
  review_on: day,
  /** The administrator's name. */
  rated_by: z.string(),
  rated_at: instant,
}

const customerNote = z.object({ note_id: id, text: z.string(), written_by: z.string(), written_at: instant })
export type WireCustomerNote = z.input<typeof customerNote>

const riskFile = z.object({
  status: z.literal('success'),
  /** 0 and null before the first rating. */
  version: recordVersion,
  current: z.nullable(z.object({ ...rated, is_due: z.boolean() })),
  /** Earlier ratings, newest first; at most 20. */
  earlier: z.array(z.object(rated)),
})
export type WireRiskFile = z.input<typeof riskFile>

/** What the back office writes down of a customer. No customer reads it. */
export const customerFile = {
  notes: endpoint({
    method: 'POST',
    path: '/admin/customers/notes',
    auth: 'admin',
    staff: 'everyone',
    summary: "The back office's notes on a customer, newest first",
    query: z.object({ limit: listLimit, page: pageNumber }),
    body: z.strictObject({ uid: id }),
    response: z.object({ status: z.literal('success'), notes: z.array(customerNote), pagination }),
    errors: ['NOT_FOUND'],
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/admin/customers/notes/add',
    auth: 'admin',
    staff: allButSupport,
    summary: 'Adds a note on a customer. Notes are neither changed nor removed',
    body: newCustomerNote,
    response: z.object({ status: z.literal('success'), message: z.string(), note_id: id }),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  risk: endpoint({
    method: 'POST',
    path: '/admin/customers/risk',
    auth: 'admin',
    staff: 'everyone',
    summary: "A customer's risk rating, why, when it is reviewed, and earlier ratings",
    body: z.strictObject({ uid: id }),
    response: riskFile,
    errors: ['NOT_FOUND'],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/admin/customers/risk/rate',
    auth: 'admin',
    staff: ['compliance'],
    summary: "Rates a customer's risk, or confirms a rating with a new day of review",
    body: newRiskRating,
    response: done,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}
