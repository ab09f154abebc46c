import { z } from 'zod/mini'
import { paragraphs } from '../primitives/paragraphs.ts'

/** Of the disputed money, to the seller; the rest goes back to the buyer. */
export const releasedPercent = z
  .int32({
    error: ({ input }) => (typeof input === 'number' ? 'Enter a whole number' : 'Percentage is required'),
  })
  .check(z.gte(0, 'At least 0 %'), z.lte(100, 'At most 100 %'))

export const disputeText = paragraphs(2000, 'Describe what is in dispute')
export const offerNote = paragraphs(1000, 'Note is required')
export const disputeReason = paragraphs(1000, 'Reason is required')

/** Of a buyer: the link of a stored document. */
export const buyersFile = z.optional(
  z
    .string()
    .check(
      z.maxLength(300, 'Please select a document'),
      z.regex(/^https:\/\/\S+$/, 'Please select a document'),
    ),
)
