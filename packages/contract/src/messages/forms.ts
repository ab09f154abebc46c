import { z } from 'zod/mini'
import { documentLink } from '../documents/forms.ts'
import { paragraphs } from '../primitives/paragraphs.ts'

export const longestMessage = 4_000
export const mostAttachments = 5

/** The text of a message, for both sides. */
export const messageFields = {
  text: paragraphs(longestMessage, 'Write a message'),
  documents: z._default(
    z.array(documentLink('Please upload this document again')).check(z.maxLength(mostAttachments)),
    [],
  ),
}

/** The values of the form, for both sides. */
export const newMessage = z.strictObject(messageFields)
