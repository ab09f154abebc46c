import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import {
  currencyCode,
  day,
  fileAnswer,
  id,
  instant,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'

export const statementFormats = ['pdf', 'csv', 'camt'] as const
export type StatementFormat = (typeof statementFormats)[number]

/** The account and the period in UTC days, both included. */
export const statementPeriod = z.strictObject({ currency: currencyCode, from: day, to: day })

const statement = z.object({
  statement_id: id,
  currency: currencyCode,
  /** The number as printed: "USD-3". */
  number: z.string(),
  from: day,
  to: day,
  /** The end of the statement: the end of its last day, or the time of the request if the day was not over. */
  closes_at: instant,
  /** True if its last day was not over. */
  is_interim: z.boolean(),
  opening: wireAmount,
  money_in: wireAmount,
  money_out: wireAmount,
  closing: wireAmount,
  held: wireAmount,
  entries: z.number(),
  /** Readers verify the statement with this code and its closing balance. */
  code: z.string(),
})
export type Statement = z.input<typeof statement>

export const verifiedStatement = z.strictObject({
  code: identifier(40, 'The verification code is required'),
  currency: currencyCode,
  closing_balance: wireAmount.check(z.refine((amount) => !amount.startsWith('-'), 'Enter a valid amount')),
})

export const statements = {
  issue: endpoint({
    method: 'POST',
    path: '/statements/issue',
    auth: 'customer',
    who: 'everyone',
    summary: 'Issues a statement of an account; the same request again returns the same statement',
    body: statementPeriod,
    response: z.object({ status: z.literal('success'), statement }),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/statements/list',
    auth: 'customer',
    summary: 'The issued statements, newest first',
    query: z.object({ currency: z.optional(currencyCode), page: pageNumber }),
    response: z.object({ status: z.literal('success'), data: z.array(statement), pagination }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/statements/file',
    auth: 'customer',
    summary: 'A statement as PDF, CSV or camt.053.001.08 message',
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
