import type { Who } from '@tradelane/contract'
import type { NotificationKind } from '@tradelane/contract/notifications/kinds'

/** What the words of a rule are made of: they are read when somebody looks, from what the event kept. */
export type Facts = {
  company: string
  /** The event's subject by its name, "Payment to Hafenhandel Nord GmbH". */
  what: string
  /** What else says which one: an amount, a way. */
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

export function sentences(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
