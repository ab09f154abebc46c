import { z } from 'zod/mini'
import { instant } from '../primitives/values.ts'
import { nextActors } from './state-table.ts'

/** One step of a record's history, made on the server and shown as it is, to the customer and to the back office. */
export const timelineItem = z.object({
  /** The state before, where there was one. */
  from: z.nullable(z.string()),
  /** The state that was reached, or what happened. */
  to: z.string(),
  title: z.string(),
  text: z.string(),
  tone: z.enum(['done', 'wait', 'lost', 'idle']),
  /** Which side did it. */
  actor: z.enum(['company', 'tradelane', 'provider', 'carrier']),
  reason: z.nullable(z.string()),
  at: instant,
})
export type TimelineItem = z.output<typeof timelineItem>
export type WireTimelineItem = z.input<typeof timelineItem>

/** What happens next, who does it, and by when; null where nothing more is expected. */
export const nextStep = z.nullable(
  z.object({ who: z.enum(nextActors), text: z.string(), by: z.nullable(instant) }),
)
export type NextStep = z.output<typeof nextStep>
export type WireNextStep = z.input<typeof nextStep>
