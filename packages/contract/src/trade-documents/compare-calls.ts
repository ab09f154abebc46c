import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { id } from '../primitives/values.ts'

const side = z.object({
  /** Null for what the trade's request and booking say. */
  document_id: z.nullable(z.string()),
  /** The number of the document, or "The trade". */
  title: z.string(),
  value: z.string(),
  /** Read from the text of a file: to be checked. */
  is_guess: z.boolean(),
})

const difference = z.object({ field: z.string(), label: z.string(), left: side, right: side })
export type Difference = z.output<typeof difference>

/** One whose text was not read, or not whole. What was typed beside it may be compared all the same. */
const unread = z.object({ document_id: z.string(), title: z.string(), why: z.string() })
export type UnreadDocument = z.output<typeof unread>

const comparison = z.object({
  status: z.literal('success'),
  differences: z.array(difference),
  /** How many documents could be compared: not those of which nothing was read. */
  compared: z.number(),
  compared_documents: z.array(z.string()),
  unread: z.array(unread),
})
export type WireComparison = z.input<typeof comparison>

export const comparedDocuments = {
  compare: endpoint({
    method: 'POST',
    path: '/trade_documents/compare',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary:
      'Where the documents that were made here, those of an escrow or a funding, and what was read from files say something else than the trade or than each other',
    body: z.strictObject({ transaction_id: id }),
    response: comparison,
    errors: ['NOT_FOUND'],
  }),
}

/** For who examines the papers of an escrow. */
export const officeComparedDocuments = {
  compare: endpoint({
    method: 'POST',
    path: '/admin/trade_documents/compare',
    auth: 'admin',
    staff: 'everyone',
    // A difference shows what another document of the customer says.
    reveals: true,
    summary:
      'Where the papers that were presented in an escrow say something else than its trade, than the documents of that, or than each other',
    body: z.strictObject({ smart_escrow_id: id }),
    response: comparison,
    errors: ['NOT_FOUND'],
  }),
}
