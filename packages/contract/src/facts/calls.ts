import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { allButSupport } from '../primitives/staff.ts'
import { day, done, instant, line } from '../primitives/values.ts'

/**
 * `current`: within its age. `due`: to be read again. `changed`: somebody has read that the world is different now, and the product is not.
 * `not_loaded`: it is not part of the product, and nobody has loaded it.
 */
export const factStates = ['due', 'changed', 'not_loaded', 'current'] as const
export type FactState = (typeof factStates)[number]

export const factStateNames: Record<FactState, string> = {
  due: 'Due',
  changed: 'Changed',
  not_loaded: 'Not loaded',
  current: 'Current',
}

const reading = z.object({
  outcome: z.enum(['unchanged', 'changed']),
  read_on: z.string(),
  source: z.string(),
  note: z.nullable(z.string()),
  /** The administrator's name. */
  saved_by: z.string(),
  saved_at: instant,
})

const fact = z.object({
  key: z.string(),
  what: z.string(),
  source: z.string(),
  /** What is known to be wrong or weak about it. */
  note: z.nullable(z.string()),
  /** Who reads it again: the office, or an engineer with a new release. */
  who: z.enum(['office', 'engineers']),
  /** Not part of the product: its day is that of what was loaded, and nobody reads it by hand. */
  is_loaded: z.boolean(),
  /** The pages of the back office where it is loaded. */
  loaded_at: z.array(z.string()),
  state: z.enum(factStates),
  /** The day of the newest reading, or of what was loaded; null while it is not loaded. */
  read_on: z.nullable(z.string()),
  /** From this day on it is to be read again. */
  due_on: z.nullable(z.string()),
  /** How often it was read since it was shipped: a new reading names it. */
  readings: z.int32(),
  newest: z.nullable(reading),
})
export type WireFact = z.input<typeof fact>

const oldFact = z.object({
  key: z.string(),
  what: z.string(),
  /** `due`: nobody has read it again since that day. `changed`: the world is known to be different since. */
  state: z.enum(['due', 'changed']),
  read_on: z.string(),
  /** What has changed, in the words of who read it; left out where nobody said. */
  note: z.optional(z.string()),
})
export type WireOldFact = z.input<typeof oldFact>

export const factReading = z.strictObject({
  fact: line(60, 'Select a fact'),
  /** The readings that were seen: somebody else may have read it meanwhile. */
  readings: z.int32().check(z.minimum(0)),
  outcome: z.enum(['unchanged', 'changed'], 'Say whether it has changed'),
  /** Today or before; not before the reading that is in force. */
  read_on: day,
  source: line(300, 'Say where you read it'),
  note: z.optional(paragraphs(1000, 'Say what has changed')),
})
export type FactReading = z.output<typeof factReading>

/** Facts of the world that the product ships or loads, each with its age. */
export const facts = {
  list: endpoint({
    method: 'GET',
    path: '/admin/facts',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Facts of the world with source, day and age, those that are due first',
    response: z.object({ status: z.literal('success'), facts: z.array(fact) }),
  }),
  read: endpoint({
    method: 'POST',
    path: '/admin/facts/read',
    auth: 'admin',
    staff: allButSupport,
    summary: 'Records that a fact was read again, as it was or as it is now',
    body: factReading,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}

/** For everybody who reads an offer, a date or a form that rests on a fact. */
export const oldFacts = {
  list: endpoint({
    method: 'GET',
    path: '/facts/old',
    auth: 'none',
    isPublic: true,
    summary:
      'Facts of the world past their age, or known to have changed: what is shown rests on an old reading',
    response: z.object({ status: z.literal('success'), facts: z.array(oldFact) }),
  }),
}
