import type { Who } from '@tradelane/contract'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { NotificationKind } from '@tradelane/contract/notifications/kinds'
import { instantText } from '../lifecycle/day-text.ts'

/** The data for a rule's texts, when they are read: the stored facts of the event, and the current names. */
export type Facts = {
  company: string
  /** Of the company: its clocks and calendar count. Null for what is Tradelane's own. */
  country: string | null
  /** The event's subject by its name, "Payment to Hafenhandel Nord GmbH". */
  what: string
  /** What else identifies it, as of the event: an amount, a route. */
  detail: string
  /** The reason, if the event has one. */
  reason: string | undefined
  /** The facts that the event stored. */
  after: Readonly<Record<string, unknown>>
}

export type Words = (facts: Facts) => string

/** Who has to act: people of the company, by role, or the back office. */
export type TaskFor = Who | 'back_office'

/** What follows from an event: who is notified, which task opens, and which tasks close. */
export type Rule = {
  /** The person who acted is not notified, unless the event is about that person. */
  notifies?: {
    kind: NotificationKind
    who: Who | 'person'
    title: Words
    body: Words
    /** True for the facts of an event that another event notifies of. */
    unless?(after: Facts['after']): boolean
  }
  /** `about`: the subject whose page the task leads to, where it is not the event's own; it has the same id. */
  opens?: {
    task: string
    who: TaskFor
    title: Words
    about?(after: Facts['after']): string | undefined
    /** True for the facts of an event where another event opens the task. */
    unless?(after: Facts['after']): boolean
    /** What alone ends it, "the money is returned": nobody can complete it by hand, with nothing done. */
    endsWhen?: string
    /** Money that could not be paid: the page of differences lists it too. */
    isRefusedPayment?: true
    businessDays?: number
    days?: number
    /** The last of these days may be one on which nobody works: both sides agreed to all days. */
    onAnyDay?: true
    hours?: number
    /** The due date that the event itself names, in place of a length of time. */
    dueAt?(after: Facts['after']): Date | undefined
  }
  /** Tasks about the same subject that this event closes. */
  closes?: readonly string[]
}

/** Rules by the state that an event leads to, or by `from > to`. */
export type Rules = Readonly<Record<string, Rule>>

/** The due date that the event stored under this name. */
export const dueIn =
  (name: string) =>
  (after: Facts['after']): Date | undefined =>
    typeof after[name] === 'string' ? new Date(after[name]) : undefined

/** Words before an instant among the stored facts, as the company's clocks show it. Undefined where an older event has no such fact. */
export const until = (
  words: string,
  fact: unknown,
  { country }: Pick<Facts, 'country'>,
): string | undefined =>
  typeof fact === 'string' ? `${words} ${instantText(new Date(fact), country)}` : undefined

/** Joins the parts that are defined, each with a full stop. */
export const sentences = (...parts: (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? asSentence(part) : [])).join(' ')
