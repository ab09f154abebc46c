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
    response: z.object({
      status: z.literal('success'),
      differences: z.array(difference),
      /** How many documents could be compared: not those of which nothing was read. */
      compared: z.number(),
    }),
    errors: ['NOT_FOUND'],
  }),
}
