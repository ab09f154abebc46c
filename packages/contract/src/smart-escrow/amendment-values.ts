import { z } from 'zod/mini'
import { waitingRelease } from '../approvals/release-calls.ts'
import { currencyCode, id, instant, wireAmount } from '../primitives/values.ts'
import { amendmentFields } from './amendment-forms.ts'
import { escrowAmendmentStates } from './amendment-states.ts'

const nullableText = z.nullable(z.string())

/** One change: what was agreed, and what is proposed. Null where there is nothing: it is added, or removed. */
const difference = z.object({
  what: z.string(),
  before: nullableText,
  after: nullableText,
  /** Of a document that is added: `/links/file` answers its file by this id. */
  item_id: z.nullable(id),
})

const amendment = z.object({
  amendment_id: id,
  /** "1", in the order in which they were proposed; null while it is a draft. */
  position: z.nullable(z.int32()),
  state: z.enum(escrowAmendmentStates),
  differences: z.array(difference),
  note: nullableText,
  currency: currencyCode,
  /** What the buyer sets aside in addition, with the fee inside it. */
  held: wireAmount,
  fee: wireAmount,
  /** What goes back to the buyer. */
  back: wireAmount,
  answered_by: nullableText,
  reason: nullableText,
  proposed_at: z.nullable(instant),
  closed_at: z.nullable(instant),
})

/** The seller sees what was proposed to it. */
export const sellersAmendment = z.extend(amendment, { may_answer: z.boolean() })
export type WireSellersAmendment = z.input<typeof sellersAmendment>

export const buyersAmendment = z.extend(amendment, {
  /** The links of the files of added documents, by item. */
  files: z.record(z.string(), z.string()),
  /** A draft as it was saved, for its form to go on from; null once it was proposed. */
  prepared: z.nullable(z.object(amendmentFields)),
  may_propose: z.boolean(),
  may_withdraw: z.boolean(),
  /** It waits for a second person: what it sets aside is above the company's limit. */
  release: waitingRelease,
})
export type BuyersAmendment = z.output<typeof buyersAmendment>
export type WireBuyersAmendment = z.input<typeof buyersAmendment>
