import { z } from 'zod/mini'
import { paragraphs } from '../primitives/paragraphs.ts'
import { id, line, positiveAmount } from '../primitives/values.ts'
import { documentApproval, inspectionDays, tradeTerms } from './forms.ts'
import { escrowApprovers, mostBlocks, mostItems } from './options.ts'
import { type AmendableTerm, amendableTermNames } from './terms.ts'

/** Of a condition that is added: a person decides it. */
const addedCondition = z.object({
  condition: line(500, 'Condition is required'),
  approver: z.enum(escrowApprovers, 'Condition approval is required'),
})

/** What changes in a block that is not decided. What is left out stays. */
const changedBlock = z.object({
  block_id: id,
  /** What the block pays. */
  amount: z.optional(positiveAmount),
  /** Documents and conditions that are not needed any more. */
  remove: z.optional(z.array(id).check(z.maxLength(2 * mostItems, `At most ${2 * mostItems}`))),
  add_documents: z.optional(z.array(documentApproval).check(z.maxLength(mostItems, `At most ${mostItems}`))),
  add_conditions: z.optional(z.array(addedCondition).check(z.maxLength(mostItems, `At most ${mostItems}`))),
})

const terms = z.partial(
  z.pick(
    tradeTerms,
    Object.fromEntries(amendableTermNames.map((name) => [name, true])) as Record<AmendableTerm, true>,
  ),
)

/** What of an escrow is changed. What is left out stays. */
export const amendmentFields = {
  expiry_date: z.optional(z.iso.date('Enter a valid date')),
  inspection_days: z.optional(inspectionDays),
  terms: z.optional(terms),
  blocks: z.optional(
    z.array(changedBlock).check(z.maxLength(mostBlocks, `At most ${mostBlocks} partial payments`)),
  ),
  note: z.optional(paragraphs(1000, 'Note is required')),
}
const changes = z.object(amendmentFields)
export type AmendmentChanges = z.output<typeof changes>

/** What a seller answers to a proposed change. */
export const amendmentAnswer = {
  answer: z.enum(['agree', 'decline'], 'Choose an answer'),
  name: line(100, 'Name is required'),
  reason: z.optional(paragraphs(500, 'Reason is required')),
}
