import { z } from 'zod/mini'
import { currencyCode, id, instant, wireAmount } from '../primitives/values.ts'
import { disputeSides, escrowDisputeStates, offerAnswers } from './dispute-states.ts'

const statement = z.object({
  statement_id: id,
  side: z.enum(disputeSides),
  text: z.string(),
  /** Whether it has a file, which the seller reads by `/links/file` under the id of the statement. */
  has_file: z.boolean(),
  made_at: instant,
})

const split = {
  released_percent: z.int32(),
  /** To the seller. */
  released: wireAmount,
  /** Back to the buyer. */
  refunded: wireAmount,
}

const offer = z.object({
  offer_id: id,
  side: z.enum(disputeSides),
  ...split,
  note: z.string(),
  /** Null while it can be accepted. */
  answer: z.nullable(z.enum(offerAnswers)),
  made_at: instant,
  /** The reader may accept or refuse it now. */
  may_answer: z.boolean(),
})

const dispute = z.object({
  dispute_id: id,
  /** DP-2026-000123 */
  dispute_number: z.string(),
  /** The position of the block. */
  block: z.int32(),
  state: z.enum(escrowDisputeStates),
  opened_by: z.enum(disputeSides),
  opened_at: instant,
  amount: wireAmount,
  currency: currencyCode,
  /** By when the other side was asked to answer. */
  answer_due_at: instant,
  escalation_from: instant,
  escalates_at: instant,
  statements: z.array(statement),
  offers: z.array(offer),
  result: z.nullable(z.object({ ...split, reason: z.nullable(z.string()), closed_at: instant })),
  /** The reader can add a statement. */
  may_speak: z.boolean(),
  may_offer: z.boolean(),
  /** The reader can ask Tradelane to decide. */
  may_escalate: z.boolean(),
  /** `escalation_from` has not passed. */
  is_early: z.boolean(),
})

/** The buyer and the back office read the files by their links. */
export const disputeWithFiles = z.extend(dispute, {
  statements: z.array(z.extend(statement, { file: z.nullable(z.string()) })),
})

/** A block that the reader can open a dispute about, with what is in the escrow for it. */
const disputable = z.object({ block_id: id, block: z.int32(), amount: wireAmount, currency: currencyCode })

const list = <S extends z.ZodMiniObject>(shown: S) =>
  z.object({
    status: z.literal('success'),
    /** Oldest first. */
    disputes: z.array(shown),
    disputable: z.array(disputable),
  })
export const sellersDisputes = list(dispute)
export const buyersDisputes = list(disputeWithFiles)

export type WireDispute = z.input<typeof dispute>
export type WireDisputeWithFiles = z.input<typeof disputeWithFiles>
export type WireDisputable = z.input<typeof disputable>
