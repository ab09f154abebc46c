import { z } from 'zod/mini'
import { timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  done,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { budgetFigures } from './budget.ts'
import { tradeName } from './forms.ts'
import { serviceData } from './service-data.ts'

/** `paid` is booked, `committed` held or owed, `quoted` an offer that is valid and not accepted yet. */
export const costStandings = ['paid', 'committed', 'quoted'] as const

const costLine = z.object({
  subject: z.string(),
  id,
  kind: z.string(),
  description: z.string(),
  standing: z.enum(costStandings),
  /** The record's own word for where it is, where it says more: money that was sent is not paid yet. */
  status: z.optional(z.string()),
  currency: currencyCode,
  amount: wireAmount,
  /** In the trade's currency; null where no rate is known, and then it is not in the total. */
  amount_in_total: z.nullable(wireAmount),
  /** How a foreign amount was changed; null where it was not. */
  rate: z.nullable(z.object({ rate: z.string(), source: z.string(), as_of: z.nullable(instant) })),
})

const listed = z.object({
  transaction_id: id,
  /** TRX-2026-000123 */
  transaction_number: z.string(),
  name: z.nullable(z.string()),
  is_current: z.boolean(),
  created_at: instant,
})
export type ListedTransaction = z.input<typeof listed>

const summary = z.object({
  status: z.literal('success'),
  ...listed.shape,
  ...serviceData.shape,
  /** What was asked for when the trade began; missing where it began without a request. */
  request: z.optional(z.object({ quote_request_id: id, services: z.array(z.string()) })),
  cost_lines: z.array(costLine),
  total: z.object({
    currency: currencyCode,
    paid: wireAmount,
    committed: wireAmount,
    quoted: wireAmount,
    total: wireAmount,
  }),
  budget: z.optional(budgetFigures),
  /** What happened to all services, newest first; at most the newest 50, unless all are asked for. */
  timeline: z.array(
    z.object({ ...timelineItem.shape, subject: z.string(), subject_id: id, number: z.string() }),
  ),
})
export type TransactionSummary = z.output<typeof summary>
export type WireTransactionSummary = z.input<typeof summary>

const which = { transaction_id: id }
const newTrade = z.strictObject({ name: z.optional(tradeName), currency: z.optional(currencyCode) })
const recordInTrade = { subject: z.string().check(z.maxLength(40)), id }

export const transactionSummary = {
  get: endpoint({
    method: 'GET',
    path: '/transaction_summary/get',
    auth: 'customer',
    summary: 'A trade with its services, what it costs and what happened; without an id, the current one',
    query: z.object({
      transaction_id: z.optional(id),
      /** The whole time line, up to 2,000 events. */
      all_events: z.optional(z.literal('1')),
    }),
    response: summary,
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/transaction_summary/get_all',
    auth: 'customer',
    summary: "The company's trades, newest first, searched by number or name",
    query: z.object({
      page: pageNumber,
      limit: listLimit,
      search: searchText,
      /** The current trade alone. */
      current: z.optional(z.literal('1')),
      /** One trade alone. */
      transaction_id: z.optional(id),
    }),
    response: z.object({ status: z.literal('success'), transactions: z.array(listed), pagination }),
  }),
  start: endpoint({
    method: 'POST',
    path: '/transaction_summary/start',
    auth: 'customer',
    summary: 'Starts a trade, which becomes the current one',
    body: newTrade,
    response: z.object({ status: z.literal('success'), ...which }),
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/transaction_summary/update',
    auth: 'customer',
    summary: "Changes a trade's name, or the currency that its costs are added up in",
    body: z.strictObject({
      ...which,
      name: z.optional(z.nullable(tradeName)),
      currency: z.optional(currencyCode),
    }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/transaction_summary/continue',
    auth: 'customer',
    summary: 'Makes an earlier trade the current one: what is saved for the first time belongs to it',
    body: z.strictObject(which),
    response: done,
    errors: ['NOT_FOUND'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/transaction_summary/move',
    auth: 'customer',
    summary:
      "Moves a service's record to another trade, or to one that it starts; a freight quote, its booking and its policies move together",
    body: z.union([
      z.strictObject({ ...which, ...recordInTrade }),
      // Starts this trade, which becomes the current one; only if the record moves.
      z.strictObject({ new_trade: newTrade, ...recordInTrade }),
    ]),
    response: z.object({
      status: z.literal('success'),
      ...which,
      /** The numbers of the running escrows whose release is tied to what has moved: it pays in any trade. */
      escrows: z.array(z.string()),
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}
