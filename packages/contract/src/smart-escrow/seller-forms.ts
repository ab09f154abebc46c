import { z } from 'zod/mini'
import { paragraphs } from '../primitives/paragraphs.ts'
import { line } from '../primitives/values.ts'

/** What a seller answers on /escrow. */
export const sellerAnswer = z
  .strictObject({
    answer: z.enum(['agree', 'decline'], 'Choose an answer'),
    name: line(100, 'Name is required'),
    reason: z.optional(paragraphs(500, 'Reason is required')),
  })
  .check(
    z.refine(({ answer, reason }) => answer === 'agree' || reason !== undefined, {
      message: 'Reason is required',
      path: ['reason'],
    }),
  )
