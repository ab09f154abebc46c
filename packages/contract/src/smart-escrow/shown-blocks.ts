import { z } from 'zod/mini'
import { arrival } from '../lifecycle/arrival.ts'
import { id, instant, wireAmount } from '../primitives/values.ts'
import { escrowApprovers } from './options.ts'
import { presentation } from './presentations.ts'
import { releaseEventNames } from './release-events.ts'
import { escrowBlockStates } from './states.ts'

const nullableText = z.nullable(z.string())

const item = z.object({
  /** From the approval on. */
  item_id: z.nullable(id),
  approver: z.enum(escrowApprovers),
  decision: z.nullable(z.enum(['approved', 'refused'])),
  decided_at: z.nullable(instant),
  reason: nullableText,
  /** Whether the reader may decide it now. */
  may_decide: z.boolean(),
})

/** The event that meets a condition, its record, and both in words. */
export const shownRelease = z.object({
  event: z.enum(releaseEventNames),
  subject_id: z.nullable(id),
  text: z.string(),
})
export type ShownRelease = z.output<typeof shownRelease>

/** A block with what must be approved, under the names of the form. */
export const shownBlock = z.object({
  /** From the approval on. */
  block_id: z.nullable(id),
  /** Null once an amendment has changed the amounts. */
  percent_of_money: z.nullable(z.int32()),
  state: z.nullable(z.enum(escrowBlockStates)),
  amount: wireAmount,
  /** Of the amount, what went back to the balance. */
  refunded: wireAmount,
  reason: nullableText,
  /** While its payout is under way at the provider. */
  arrives_by: z.optional(arrival),
  document_approval: z.array(
    z.extend(item, {
      approval_of_document: z.string(),
      doument_file: z.string(),
      sample_follows: z.optional(z.boolean()),
      /** What the seller presented, newest first. */
      presentations: z.array(
        z.extend(presentation, {
          /** The link of the stored document. */
          file: z.string(),
          may_examine: z.boolean(),
          may_waive: z.boolean(),
          /** The last day of presentation has passed. */
          is_over: z.boolean(),
        }),
      ),
    }),
  ),
  condition_approval: z.array(
    z.extend(item, {
      condition: z.string(),
      approval_of_document: z.string(),
      released_by: z.nullable(shownRelease),
    }),
  ),
})
export type ShownBlock = z.output<typeof shownBlock>
