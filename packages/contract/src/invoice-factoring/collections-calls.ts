import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
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
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { fundingStates } from './states.ts'

/** How many days an invoice is overdue; `due` on the due date itself; `short` where the advance and its cost are paid, and something else is missing. */
export const collectionBuckets = ['due', '1-30', '31-60', '61-90', '90+', 'short'] as const
export type CollectionBucket = (typeof collectionBuckets)[number]

const filter = { search: searchText, bucket: z.optional(z.enum(collectionBuckets)) }

const collection = z.object({
  invoice_factoring_id: id,
  /** Named again when it is closed: what changed meanwhile is refused. */
  version: recordVersion,
  funding_number: z.string(),
  uid: id,
  customer_name: z.string(),
  company_name: z.string(),
  /** Whom to ask at the buyer. */
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  finance_partner_name: z.string(),
  status: z.enum(fundingStates),
  invoice_number: z.nullable(z.string()),
  currency: currencyCode,
  invoice_amount: wireAmount,
  due_date: day,
  days_overdue: z.int32(),
  bucket: z.enum(collectionBuckets),
  /** Advanced and not repaid. */
  outstanding: wireAmount,
  /** What is missing of the invoice once the advance and its cost are paid; zero before. */
  short_by: wireAmount,
  /** The same with interest until today and the fee. */
  total_due: wireAmount,
  next_contact_on: z.nullable(day),
  last_note: z.nullable(z.object({ text: z.string(), by: z.string(), at: instant })),
  /** Since then the customer is asked to pay. */
  recourse_at: z.nullable(instant),
  may_recourse: z.boolean(),
})

export const shortfallReason = paragraphs(500, 'Reason is required')
export const collectionNote = paragraphs(500, 'Write a note')

export const officeCollections = {
  list: endpoint({
    method: 'POST',
    path: '/admin/collections',
    auth: 'admin',
    staff: 'everyone',
    summary:
      'The funded invoices of all companies that are due or overdue, the longest overdue first, with sums',
    query: z.object({ limit: listLimit, page: pageNumber, ...filter }),
    response: z.object({
      status: z.literal('success'),
      collections: z.array(collection),
      /** By currency and bucket, of everything that the search finds. Buckets without an invoice are left out. */
      sums: z.array(
        z.object({
          currency: currencyCode,
          bucket: z.enum(collectionBuckets),
          count: z.int32(),
          /** Advanced and not repaid; of short payments what is missing of the invoices. */
          outstanding: wireAmount,
        }),
      ),
      pagination,
    }),
  }),
  file: endpoint({
    method: 'POST',
    path: '/admin/collections/file',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The list of collections as CSV, all that it shows with the same search and filter',
    query: z.object(filter),
    response: fileAnswer,
    answer: 'file',
  }),
  note: endpoint({
    method: 'POST',
    path: '/admin/collections/note',
    auth: 'admin',
    staff: ['finance'],
    summary:
      "Adds a note of the back office to a funding, and the day of the next contact; the customer doesn't see it",
    body: z.strictObject({
      invoice_factoring_id: id,
      text: collectionNote,
      /** Left out: no further contact is planned. */
      next_contact_on: z.optional(day),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  closeShort: endpoint({
    method: 'POST',
    path: '/admin/collections/close',
    auth: 'admin',
    staff: ['finance'],
    summary:
      'Closes an invoice whose buyer paid less than it owed: the difference is taken from the remainder',
    body: z.strictObject({
      invoice_factoring_id: id,
      /** Of the funding that was looked at. */
      version: z.optional(recordVersion),
      reason: shortfallReason,
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
  }),
}
