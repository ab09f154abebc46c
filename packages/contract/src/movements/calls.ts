import { z } from 'zod/mini'
import { searchedAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  fileAnswer,
  instant,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'

export const movement = z.object({
  id: z.string(),
  at: instant,
  /** What it was, in the ledger's words: `balance.added`, `payment.held` … */
  kind: z.string(),
  description: z.string(),
  /** What caused it, e.g. `simple_payment:<id>`. */
  subject: z.nullable(z.string()),
  /** Who was paid, or who paid, and under which reference. */
  counterparty: z.optional(z.string()),
  reference: z.optional(z.string()),
  /** The payee's or the sender's account, and our number: PY-2026-000123, IP-2026-000123. */
  counterparty_account: z.optional(z.string()),
  number: z.optional(z.string()),
  /** Signed: positive came into the wallet. */
  amount: wireAmount,
  balance: wireAmount,
})
export type Movement = z.input<typeof movement>

/** What moved the money. */
export const movementKinds = ['balance', 'payment', 'incoming', 'conversion', 'factoring'] as const
export type MovementKind = (typeof movementKinds)[number]

/** Which movements: what is left out is not asked. */
const movementFilter = {
  currency: currencyCode,
  /** Days in UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
  kind: z.optional(z.enum(movementKinds)),
  direction: z.optional(z.enum(['in', 'out'])),
  /** In description, payee or sender, reference, and our number. */
  search: searchText,
  /** Whichever way the money went. */
  amount_from: searchedAmount,
  amount_to: searchedAmount,
}

export const movements = {
  transactions: endpoint({
    method: 'GET',
    path: '/users/nium/transactions',
    auth: 'customer',
    summary: "A wallet's movements, newest first, with the balance after each",
    query: z.object({ ...movementFilter, page: pageNumber }),
    response: z.object({
      status: z.literal('success'),
      opening: wireAmount,
      closing: wireAmount,
      content: z.array(movement),
      pagination,
    }),
    errors: ['NOT_FOUND'],
  }),
  movementsFile: endpoint({
    method: 'GET',
    path: '/users/nium/transactions_file',
    auth: 'customer',
    summary: "A wallet's movements as CSV, newest first, all that the list shows with the same filters",
    query: z.object(movementFilter),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}
