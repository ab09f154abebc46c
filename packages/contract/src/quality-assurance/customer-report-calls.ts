import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { day, done, fileAnswer, id, instant } from '../primitives/values.ts'
import { inspectionReport, verdict } from './report.ts'

const which = z.strictObject({ quality_assurance_id: id })
const other = z.nullable(z.object({ quality_assurance_id: id, quality_assurance_number: z.string() }))

/** Of an inspection: its report, and the inspections before and after it. */
export const aboutReport = {
  report: z.nullable(inspectionReport),
  /** The inspection after whose report this one was asked for. */
  reinspects: other,
  /** The newest inspection that was asked for after this one's report. */
  reinspected_by: other,
  /** Whether the report can be accepted, or a new inspection asked for. */
  may_answer_report: z.boolean(),
}

export const reportCalls = {
  acceptReport: endpoint({
    method: 'POST',
    path: '/quality_assurance/accept_report',
    auth: 'customer',
    who: 'approver',
    summary: 'Accepts the report of an inspection; a rejected lot only where the call says so',
    body: z.strictObject({ quality_assurance_id: id, accept_rejected: z.optional(z.boolean()) }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  reinspect: endpoint({
    method: 'POST',
    path: '/quality_assurance/reinspect',
    auth: 'customer',
    summary: 'Asks for a new inspection: a draft with the fields of this one, quoted and paid as every order',
    body: which,
    response: z.object({ status: z.literal('success'), message: z.string(), quality_assurance_id: id }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  reportFile: endpoint({
    method: 'GET',
    path: '/quality_assurance/report',
    auth: 'customer-or-admin',
    staff: 'everyone',
    who: 'everyone',
    summary: 'The report of an inspection (PDF), as it was sent',
    query: z.object({ quality_assurance_id: id }),
    response: fileAnswer,
    answer: 'file',
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  verifyReport: endpoint({
    method: 'GET',
    path: '/quality_assurance/verify',
    auth: 'none',
    summary:
      'The public data of a report, for anyone who has its number and code. Null if there is no such report',
    query: z.object({
      report: z._default(z.string().check(z.maxLength(40)), ''),
      code: z._default(z.string().check(z.maxLength(60)), ''),
    }),
    response: z.object({
      status: z.literal('success'),
      report: z.nullable(
        z.object({
          report_number: z.string(),
          quality_assurance_number: z.string(),
          verdict,
          reasons: z.array(z.string()),
          customer: z.string(),
          supplier: z.string(),
          inspector: z.string(),
          inspected_on: day,
          reported_at: instant,
        }),
      ),
    }),
  }),
}
