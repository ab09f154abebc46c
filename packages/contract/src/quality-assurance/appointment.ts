import { z } from 'zod/mini'
import { paragraphs } from '../primitives/paragraphs.ts'
import { requiredDay } from '../primitives/required-values.ts'
import { day, instant, line } from '../primitives/values.ts'
import { messages, phonePattern } from './rules.ts'

export const mostProposedDays = 5
/** The price holds for the quoted day, and for days up to this long after it. */
export const daysAfterQuoted = 14

/** What a supplier answers on /inspection-day. */
export const dayAnswer = z.strictObject({
  day: requiredDay('Choose a day'),
  receiver_name: line(100, 'Name is required'),
  receiver_phone: z
    .string(messages.phone)
    // As people write it: "+91 20 5550 1234".
    .check(
      z.overwrite((text) => text.replace(/[\s()-]/g, '')),
      z.regex(phonePattern, messages.phone),
    ),
  address: line(300, 'Address is required'),
  comment: z.optional(paragraphs(500, 'Write a comment, or leave it out')),
})
export type DayAnswer = z.output<typeof dayAnswer>

/** What the supplier was asked, and its answer. Null where it was not asked. */
export const appointment = z.nullable(
  z.object({
    proposed_days: z.array(day),
    last_day: day,
    asked_at: instant,
    answer_due_at: instant,
    /** All null until there is an answer. */
    answered_at: z.nullable(instant),
    day: z.nullable(day),
    receiver_name: z.nullable(z.string()),
    receiver_phone: z.nullable(z.string()),
    address: z.nullable(z.string()),
    comment: z.nullable(z.string()),
  }),
)
