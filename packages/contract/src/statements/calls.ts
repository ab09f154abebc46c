import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  fileAnswer,
  id,
  instant,
  line,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'

export const statementFormats = ['pdf', 'csv', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** The account and the days, in UTC, both included. */
export const statementPeriod = z.strictObject({ currency: currencyCode, from: day, to: day })

const statement = z.object({
  statement_id: id,
  currency: currencyCode,
  /** As it stands on the paper: "USD-3". */
  number: z.string(),
  from: day,
  to: day,
  /** The moment up to which it tells: the end of its last day, or when a day still running was asked about. */
  closes_at: instant,
  /** A day of it was still running. */
  is_interim: z.boolean(),
  opening: wireAmount,
  money_in: wireAmount,
  money_out: wireAmount,
  closing: wireAmount,
  held: wireAmount,
  entries: z.number(),
  /** What a reader verifies it by, with its closing balance. */
  code: z.string(),
})
export type Statement = z.input<typeof statement>

export const verifiedStatement = z.strictObject({
  code: line(40, 'The verification code is required'),
  currency: currencyCode,
  closing_balance: wireAmount.check(z.refine((amount) => !amount.startsWith('-'), 'Enter a valid amount')),
})

export const statements = {
  issue: endpoint({
    method: 'POST',
    path: '/statements/issue',
    auth: 'customer',
    who: 'everyone',
    summary: 'Makes a statement of an account; asked for again, the same one is answered',
    body: statementPeriod,
    response: z.object({ status: z.literal('success'), statement }),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/statements/list',
    auth: 'customer',
    summary: 'The statements that were made, newest first',
    query: z.object({ currency: z.optional(currencyCode), page: pageNumber }),
    response: z.object({ status: z.literal('success'), data: z.array(statement), pagination }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/statements/file',
    auth: 'customer',
    summary: 'A statement as paper (PDF), table (CSV) or camt.053.001.08 message',
    query: z.object({ statement_id: id, format: z.enum(statementFormats) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'TOO_LARGE'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/statements/verify',
    auth: 'none',
    summary: 'Whether a statement with this code and closing balance is genuine, and nothing else',
    body: verifiedStatement,
    response: z.object({ status: z.literal('success'), is_genuine: z.boolean() }),
  }),
}
