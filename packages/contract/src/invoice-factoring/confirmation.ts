import { z } from 'zod/mini'
import { paragraphs } from '../primitives/paragraphs.ts'
import { line } from '../primitives/values.ts'

/** What a buyer answers on /confirm-invoice. */
export const confirmedInvoice = z
  .strictObject({
    answer: z.enum(['confirm', 'dispute'], 'Choose an answer'),
    name: line(100, 'Name is required'),
    comment: z.optional(paragraphs(400, 'Write a comment, or leave it out')),
  })
  .check(
    z.refine(({ answer, comment }) => answer === 'confirm' || comment !== undefined, {
      path: ['comment'],
      error: 'Say what is not right',
    }),
  )
