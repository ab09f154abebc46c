import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import {
  day,
  fileAnswer,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
} from '../primitives/values.ts'

export const auditKinds = ['change', 'reveal', 'approval'] as const
export type AuditKind = (typeof auditKinds)[number]

const filter = {
  search: searchText,
  /** An email address, or the name of a colleague. */
  actor: searchText,
  /** A record that moved, or the company: its number, its name, its kind, the beginning of its id, or both as "kind id". */
  subject: searchText,
  /** Days in UTC, both included. */
  from: z.optional(day),
  to: z.optional(day),
}

const record = z.object({
  subject: z.string(),
  id: z.string(),
  state: z.nullable(z.string()),
  /** Who did it, where it was not who called. */
  by: z.optional(z.string()),
  facts: z.optional(z.unknown()),
})

const entry = z.object({
  number: z.int(),
  at: instant,
  kind: z.enum(auditKinds),
  /** The email address at that time. */
  actor: z.string(),
  role: z.string(),
  /** The path of the call, and what it does. */
  action: z.string(),
  what: z.string(),
  /** The record: its name where it has one, its kind, and its id. */
  subject: z.nullable(z.string()),
  subject_kind: z.nullable(z.string()),
  subject_id: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  before: z.nullable(z.object({ records: z.array(record) })),
  after: z.nullable(
    z.object({
      asked: z.optional(z.unknown()),
      approved: z.optional(z.string()),
      records: z.optional(z.array(record)),
    }),
  ),
  reason: z.nullable(z.string()),
  request_id: z.string(),
  hash: z.string(),
})
export type WireAuditEntry = z.input<typeof entry>

const verified = z.object({
  status: z.literal('success'),
  verdict: z.enum(['intact', 'altered', 'missing', 'rewritten']),
  /** Entries that were read, and signed checkpoints that were compared. */
  checked: z.int(),
  checkpoints: z.int(),
  /** The first number that is altered, missing or rewritten. */
  first_bad: z.optional(z.int()),
  why: z.optional(z.string()),
  /** What could not be compared, and is no finding: the file of checkpoints is not there, begins later or ends earlier. */
  said: z.optional(z.string()),
  /** By which checkpoints and receipts are checked (Ed25519, hexadecimal). */
  public_key: z.string(),
})
export type WireVerified = z.input<typeof verified>

/** Who changed or saw what. Auditors read it; nobody changes it. */
export const audit = {
  list: endpoint({
    method: 'POST',
    path: '/admin/audit',
    auth: 'admin',
    staff: ['compliance'],
    onlyReads: true,
    summary: 'The audit trail, newest first',
    query: z.object({ page: pageNumber, limit: listLimit }),
    body: z.strictObject({ ...filter, page: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))) }),
    response: z.object({ status: z.literal('success'), entries: z.array(entry), pagination }),
  }),
  file: endpoint({
    method: 'POST',
    path: '/admin/audit/file',
    auth: 'admin',
    staff: ['compliance'],
    reveals: true,
    summary: 'The audit trail as CSV, all that the list shows with the same filters',
    body: z.strictObject(filter),
    response: fileAnswer,
    answer: 'file',
  }),
  verify: endpoint({
    method: 'POST',
    path: '/admin/audit/verify',
    auth: 'admin',
    staff: ['compliance'],
    onlyReads: true,
    summary: 'Reads the whole trail and says whether it is intact, and if not, where it is not',
    response: verified,
  }),
  receipt: endpoint({
    method: 'POST',
    path: '/admin/audit/receipt',
    auth: 'admin',
    staff: ['compliance'],
    onlyReads: true,
    summary: 'A file that proves one entry to somebody outside, without our database',
    body: z.strictObject({ number: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND'],
  }),
}
