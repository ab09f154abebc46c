import type { Who } from '@tradelane/contract'
import type { NotificationKind } from '@tradelane/contract/notifications/kinds'
import { asSentence } from '../lifecycle/timeline.ts'

/** What the words of a rule are made of, at the moment of reading: what the event kept, and today's names. */
export type Facts = {
  company: string
  /** The event's subject by its name, "Payment to Hafenhandel Nord GmbH". */
  what: string
  /** What else identifies it, as it was at the event: an amount, a route. */
  detail: string
  /** Why, where the event says so. */
  reason: string | undefined
  /** What the event wrote down. */
  after: Readonly<Record<string, unknown>>
}

export type Words = (facts: Facts) => string

/** Who has to do it: people of the company, by role, or the back office. */
export type TaskFor = Who | 'back_office'

/** What follows from an event: who is notified, which task is opened, and which tasks it settles. */
export type Rule = {
  /** Never the person who did it, except where that is the very one it is about. */
  tells?: { kind: NotificationKind; who: Who | 'person'; title: Words; body: Words }
  opens?: { task: string; who: TaskFor; title: Words; about?: string; businessDays?: number }
  /** Tasks about the same subject that this event settles. */
  closes?: readonly string[]
}

/** Rules by the state that an event leads to, or by `from > to`. */
export type Rules = Readonly<Record<string, Rule>>

/** The parts that there are, each with a full stop. */
export const sentences = (...parts: (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? asSentence(part) : [])).join(' ')
