import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { day, done, id, instant, line } from '../primitives/values.ts'
import { closablePassages } from './passages.ts'

const passage = z.enum(closablePassages, 'Select a passage')

/** Why and from which day on no ship goes through. */
export const closedPassage = z.strictObject({
  passage,
  reason: line(300, 'A reason is required'),
  /** At most a year ago or ahead. */
  closed_on: day,
})
export type ClosedPassage = z.output<typeof closedPassage>

const closure = z.object({
  closure_id: id,
  passage,
  reason: z.string(),
  /** Of a closure that came with the product. */
  source: z.nullable(z.string()),
  closed_on: z.string(),
  /** The administrator's name. */
  closed_by: z.string(),
  closed_at: instant,
  reopened_by: z.nullable(z.string()),
  reopened_at: z.nullable(instant),
})
export type WireClosure = z.input<typeof closure>

const passageRow = z.object({
  passage,
  /** Null while ships go through. */
  closure: z.nullable(closure),
  /** Bookings that were requested, confirmed or are on their way, and were quoted through this passage. */
  open_bookings: z.number(),
})
export type WirePassage = z.input<typeof passageRow>

export const passages = {
  list: endpoint({
    method: 'GET',
    path: '/admin/passages',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The canals and straits that can be closed, and the newest 50 closures that ended',
    response: z.object({
      status: z.literal('success'),
      passages: z.array(passageRow),
      ended: z.array(closure),
    }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/passages/close',
    auth: 'admin',
    staff: ['trade'],
    summary:
      'Closes a passage from a day on: new quotes keep clear of it, open ones through it end, and bookings get a new arrival date',
    body: closedPassage,
    response: done,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/admin/passages/reopen',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Opens a passage again: new quotes use it, and ships that have not left go through it',
    body: z.strictObject({ closure_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}
