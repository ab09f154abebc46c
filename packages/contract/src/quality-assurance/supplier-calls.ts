import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { day, done, id, instant } from '../primitives/values.ts'
import { verdict } from './report.ts'
import { severities } from './sampling.ts'

/** Why a class of defects is inspected as it is: the rules of ISO 2859-1, 9.3 and 9.4. */
export const switchReasons = {
  two_of_five_refused: 'Of the last 5 lots or fewer, 2 were not accepted.',
  five_accepted: '5 consecutive lots were accepted under tightened inspection.',
  score_reached: 'The switching score reached 30, and reduced inspection is allowed.',
  one_refused: 'A lot was not accepted under reduced inspection.',
  reduction_withdrawn: 'Reduced inspection is not allowed any more.',
  five_refused: '5 lots were not accepted under tightened inspection.',
  corrected: 'The corrective actions of an audit were verified.',
} as const

/** The newest that are answered one by one; the totals have all. */
export const newestLots = 12
export const newestAudits = 5

const perHundred = z.object({ critical: z.number(), major: z.number(), minor: z.number() })

const supplierRecord = z.object({
  beneficiary_id: id,
  company_name: z.string(),
  /** Reports that the company has answered. */
  lots: z.int32(),
  passed: z.int32(),
  pieces: z.int32(),
  /** Pieces with a defect of the class, of 100 inspected ones. Null until a piece was inspected. */
  per_hundred: z.nullable(perHundred),
  is_reduction_allowed: z.boolean(),
  switching: z.array(
    z.object({
      class: z.enum(['major', 'minor']),
      severity: z.enum(severities),
      /** Lots are not accepted by sampling until the supplier has corrected its process. */
      is_discontinued: z.boolean(),
      since: z.nullable(instant),
      reason: z.nullable(z.string()),
      score: z.int32(),
    }),
  ),
  /** Oldest first. */
  newest_lots: z.array(
    z.object({
      quality_assurance_id: id,
      quality_assurance_number: z.string(),
      inspected_on: day,
      verdict,
      is_reinspection: z.boolean(),
      pieces: z.int32(),
      per_hundred: z.nullable(perHundred),
    }),
  ),
  /** Newest first. */
  newest_audits: z.array(
    z.object({
      quality_assurance_id: id,
      quality_assurance_number: z.string(),
      audited_on: day,
      score: z.nullable(z.int32()),
      /** Corrective actions that are not verified. */
      open_actions: z.int32(),
    }),
  ),
})
export type SupplierRecord = z.output<typeof supplierRecord>
export type WireSupplierRecord = z.input<typeof supplierRecord>

const answer = z.object({ status: z.literal('success'), record: supplierRecord })

export const supplierRecords = {
  get: endpoint({
    method: 'POST',
    path: '/quality_assurance/supplier_record',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'What inspections and audits say of a supplier over time, and how its next lot is sampled',
    body: z.strictObject({ beneficiary_id: id }),
    response: answer,
    errors: ['NOT_FOUND'],
  }),
  allowReduced: endpoint({
    method: 'POST',
    path: '/quality_assurance/allow_reduced',
    auth: 'customer',
    who: 'approver',
    summary:
      'Says whether the lots of a supplier may come under reduced inspection: its production is steady',
    body: z.strictObject({ beneficiary_id: id, is_allowed: z.boolean() }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}

export const officeSupplierRecords = {
  get: endpoint({
    method: 'POST',
    path: '/admin/inspections/supplier_record',
    auth: 'admin',
    staff: 'everyone',
    summary: 'What the customer of an inspection knows of its supplier by inspections and audits',
    body: z.strictObject({ quality_assurance_id: id }),
    response: answer,
    errors: ['NOT_FOUND'],
  }),
}
