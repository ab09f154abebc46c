import { z } from 'zod/mini'
import { promised } from '../lifecycle/promises.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, done, id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { differenceKinds, differenceStates } from './states.ts'

/** Of a journal of ours: what it changed of the company's money, by the account on its other side. */
const entry = z.object({
  entry_id: z.string(),
  /** What the journal is, "Payment accepted". */
  journal: z.string(),
  /** What this part of it is, "Fee". */
  part: z.string(),
  description: z.string(),
  at: instant,
  /** Signed: plus is into the company's accounts. */
  amount: wireAmount,
  /** The record that it belongs to; `officeLink` gives its page. */
  subject: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
})
export type WireMatchedEntry = z.input<typeof entry>

const closing = z.object({
  closed_by: z.string(),
  closed_at: instant,
  reason: z.string(),
  /** Both sides as they were when it was closed. */
  ours: z.string(),
  theirs: z.string(),
  /** The entries that explain it; empty where it was closed without. */
  entries: z.array(entry),
  reopened_at: z.nullable(instant),
  /** Null where the difference itself has changed. */
  reopened_by: z.nullable(z.string()),
  reopened_reason: z.nullable(z.string()),
})

const difference = z.object({
  difference_id: id,
  uid: id,
  company_name: z.string(),
  kind: z.enum(differenceKinds),
  /** Its currency, our key of a payout, or the provider's reference of a deposit. */
  about: z.string(),
  currency: currencyCode,
  /** Each side in words. */
  ours: z.string(),
  theirs: z.string(),
  /** What is in the wallet by it. The provider's is null in another currency, and then there is no difference in money. */
  our_amount: wireAmount,
  their_amount: z.nullable(wireAmount),
  /** Ours less the provider's. */
  difference: z.nullable(wireAmount),
  happened_at: z.nullable(instant),
  first_seen_at: instant,
  last_seen_at: instant,
  state: z.enum(differenceStates),
  /** Both sides say the same since then. */
  gone_at: z.nullable(instant),
  version: recordVersion,
  /** Newest first. */
  closings: z.array(closing),
})
export type WireDifference = z.input<typeof difference>

/** Of its open task. */
const refusedPayment = z.object({
  task_id: id,
  title: z.string(),
  uid: z.nullable(id),
  /** The record; `officeLink` gives its page. */
  subject: z.string(),
  subject_id: z.string(),
  opened_at: instant,
  due_at: z.nullable(instant),
})
export type WireRefusedPayment = z.input<typeof refusedPayment>

/** `ours`: the provider has not booked them; `theirs`: it has booked as much once more, or under another reference. */
export const setSides = ['ours', 'theirs'] as const
export type SetSide = (typeof setSides)[number]

const entrySet = z.object({ side: z.enum(setSides), entries: z.array(entry) })
export type WireEntrySet = z.input<typeof entrySet>

/** As many entries as a set has at most. */
export const mostInSet = 4

export const differenceReason = paragraphs(1000, 'Say why')

const whichDifference = { difference_id: id }
const closedDifference = {
  ...whichDifference,
  reason: differenceReason,
  /** The version that was read: a difference that has changed is not closed or opened by mistake. */
  version: z.optional(recordVersion),
}

/** Where our books and the payments provider's do not say the same. */
export const reconciliation = {
  list: endpoint({
    method: 'POST',
    path: '/admin/reconciliation',
    auth: 'admin',
    staff: 'everyone',
    summary:
      'Differences between our books and the payments provider’s: open ones first, then the last hundred others',
    response: z.object({
      status: z.literal('success'),
      differences: z.array(difference),
      /** There are more open ones than are listed. */
      has_more: z.boolean(),
      /** The same of the others. */
      has_more_ended: z.boolean(),
      /** The newest comparison, of how many of the customers that the provider knows; null before the first. */
      last_run: z.nullable(z.object({ ran_at: instant, compared: z.int(), customers: z.int() })),
      /** What could not be paid: refunds, claims, payouts, returned money. */
      refused: z.array(refusedPayment),
    }),
  }),
  explain: endpoint({
    method: 'POST',
    path: '/admin/reconciliation/explain',
    auth: 'admin',
    staff: 'everyone',
    summary: `The sets of our entries that sum to a difference exactly, at most ${promised('explainWithin')} before or after it`,
    body: z.strictObject(whichDifference),
    response: z.object({
      status: z.literal('success'),
      sets: z.array(entrySet),
      from: instant,
      to: instant,
      /** How many entries were tried. */
      tried: z.int(),
      /** There were too many entries or sets: there may be others. */
      is_cut: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/admin/reconciliation/close',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Closes a difference with a reason, and with the entries that explain it; moves no money',
    body: z.strictObject({
      ...closedDifference,
      /** The ids of one set. */
      entries: z.optional(
        z.array(z.string().check(z.regex(/^\d{1,18}-\d{1,18}$/))).check(z.maxLength(mostInSet)),
      ),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/admin/reconciliation/reopen',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Opens a closed difference again with a reason; how it was closed stays in its history',
    body: z.strictObject(closedDifference),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
