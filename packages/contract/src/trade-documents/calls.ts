import { z } from 'zod/mini'
import { uploadedFile } from '../documents/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { day, fileAnswer, id, instant } from '../primitives/values.ts'
import { tradeDocumentStateNames } from './states.ts'
import { tradeDocumentTypeCodes } from './types.ts'

const type = z.enum(tradeDocumentTypeCodes, 'Select a type')

/** A paper that a service has issued is named by its trade and its record. */
const documentId = z.string().check(z.minLength(1), z.maxLength(120), z.regex(/^[\w.-]+$/))

const guess = z.nullable(z.string())
const newer = z.optional(guess)

/** What the text of a file seems to say: a person checks it. */
const guessedFields = z.object({
  ...{ number: guess, date: guess, total: guess, currency: guess, net_weight: guess, gross_weight: guess },
  ...{ incoterm: guess, port_of_loading: guess, port_of_discharge: guess },
  hs_codes: z.array(z.string()),
  /** Those that are read since decision 441. */
  ...{ seller: newer, buyer: newer, consignee: newer, notify: newer, goods: newer, marks: newer },
  ...{ packages: newer, origin: newer, order_number: newer, on_board: newer, insured: newer },
  ...{ effective_from: newer, freight_terms: z.optional(z.nullable(z.enum(['prepaid', 'collect']))) },
})
export type GuessedFields = z.output<typeof guessedFields>

const readDocument = z.object({
  /** What could not be read, and why. */
  unread: z.nullable(z.string()),
  fields: z.nullable(guessedFields),
})
export type ReadDocument = z.output<typeof readDocument>

const tradeDocument = z.object({
  document_id: documentId,
  type,
  title: z.string(),
  /** Counts the documents of its type, those of the type `other` by their file's name; the newest has the highest. */
  version: z.number(),
  /** What a service has issued or holds has no state of its own. */
  state: z.enum([...tradeDocumentStateNames, 'issued']),
  /** Why it was rejected or removed. */
  reason: z.nullable(z.string()),
  /** The last day on which it is good. */
  expires_on: z.nullable(day),
  /** Where the same file is used, so that it cannot be removed. */
  used_in: z.nullable(z.string()),
  /** A PDF that nobody can open without its password. */
  is_locked: z.boolean(),
  /** What was read from its text; null for what was made here, and while it is being read. */
  read: z.nullable(readDocument),
  /** The page of what it was issued for. */
  link: z.nullable(z.string()),
  /** Null for what is printed when it is opened. */
  sha256: z.nullable(z.string()),
  size: z.nullable(z.number()),
  file_name: z.nullable(z.string()),
  uploaded_at: instant,
  /** Who brought it: a person's name, or the service that has issued it. */
  from: z.string(),
  /** Who has opened or downloaded it, newest first: the newest three. */
  views: z.array(z.object({ by: z.string(), at: instant })),
  view_count: z.number(),
})
export type TradeDocument = z.output<typeof tradeDocument>
export type WireTradeDocument = z.input<typeof tradeDocument>

/** One that was asked for by a link, and has not come yet. */
const requested = z.object({
  document_id: id,
  type,
  asked: z.string(),
  recipient: z.string(),
  email: z.string(),
  due_on: day,
})
export type WireRequestedDocument = z.input<typeof requested>

const checklistItem = z.object({
  type,
  title: z.string(),
  required: z.boolean(),
  /** `PRESENT` is not approved yet. What is rejected or expired has to come again. */
  state: z.enum(['PRESENT', 'APPROVED', 'REQUESTED', 'REJECTED', 'EXPIRED', 'MISSING']),
  /** Why it is needed. */
  why: z.string(),
  /** Who brings it. */
  who: z.string(),
  /** One is listed that does not count: it is of the company's own sale to this buyer. */
  sold_to: z.optional(z.string()),
})
export type ChecklistItem = z.output<typeof checklistItem>
export type WireChecklistItem = z.input<typeof checklistItem>

const success = z.literal('success')
const ofTrade = { transaction_id: id }

export const tradeDocuments = {
  list: endpoint({
    method: 'GET',
    path: '/trade_documents/get_all',
    auth: 'customer',
    summary:
      'The documents of a trade, newest first, and which it needs: what is missing, why, and who brings it',
    query: z.object({
      ...ofTrade,
      /** Only the newest of them, so many; all where it is left out. */
      most: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000))),
    }),
    response: z.object({
      status: success,
      /** The company's side of the trade, where its request says one: what it makes itself depends on it. */
      role: z.nullable(z.enum(['buyer', 'seller'])),
      documents: z.array(tradeDocument),
      /** Of all, also of those that are not among the newest. */
      types: z.array(z.object({ type, count: z.number() })),
      requested: z.array(requested),
      /** Those that were added by mistake, with the reason. */
      removed: z.array(tradeDocument),
      checklist: z.array(checklistItem),
      /** The services whose papers could not be read this time. */
      unread: z.array(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/trade_documents/add',
    auth: 'customer',
    summary:
      'Stores a png, jpeg or pdf of at most 10 MB with a trade; another one of the same type is its next version',
    body: z.strictObject({ ...ofTrade, type, expires_on: z.optional(z.nullable(day)), ...uploadedFile }),
    response: z.object({ status: success, document_id: documentId, version: z.number() }),
    errors: [
      'NOT_FOUND',
      'WRONG_FILE_TYPE',
      'TOO_LARGE',
      'DOCUMENT_SPACE_FULL',
      'DEPENDENCY_UNAVAILABLE',
      'ILLEGAL_STATE',
    ],
    idempotent: true,
    maxBodyBytes: 15 * 1024 * 1024,
  }),
  get: endpoint({
    method: 'POST',
    path: '/trade_documents/get',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary: 'The bytes of a document of a trade; who opens it is noted at the document',
    body: z.strictObject({ document_id: documentId }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  bundle: endpoint({
    method: 'POST',
    path: '/trade_documents/bundle',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary: 'All documents of a trade as one zip; what could not be read is named in a text file in it',
    body: z.strictObject(ofTrade),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
