import { z } from 'zod/mini'
import { day, instant } from '../primitives/values.ts'
import { defectClasses } from './checklist.ts'
import { severities } from './sampling.ts'

export const verdict = z.enum(['passed', 'rejected'])

const measurement = z.object({
  what: z.string(),
  unit: z.string(),
  wanted: z.string(),
  tolerance: z.string(),
  found: z.string(),
  is_within: z.boolean(),
})
const defectCount = z.object({
  class: z.enum(defectClasses),
  /** Pieces that have a defect of this class. */
  found: z.number(),
  /** Null without a sampling plan. */
  sample_size: z.nullable(z.number()),
  accept: z.nullable(z.number()),
  reject: z.nullable(z.number()),
  aql: z.nullable(z.number()),
  /** Of ISO 2859-1; null without a plan and for critical defects. Reports of before have none. */
  severity: z.optional(z.nullable(z.enum(severities))),
})

/** A report as it was sent. Verdict and reasons are computed from the rest. */
export const inspectionReport = z.object({
  report_number: z.string(),
  verdict,
  reasons: z.array(z.string()),
  /** Where the listed quantities are not those of the ordered lot. */
  lot_difference: z.nullable(z.string()),
  inspected_on: day,
  pieces_inspected: z.nullable(z.number()),
  quantities: z.array(
    z.object({ item: z.string(), ordered: z.number(), presented: z.number(), packed: z.number() }),
  ),
  checks: z.array(
    z.object({
      label: z.string(),
      answer: z.enum(['pass', 'fail', 'not_applicable']),
      note: z.string(),
    }),
  ),
  defect_counts: z.array(defectCount),
  defects: z.array(
    z.object({
      key: z.string(),
      class: z.enum(defectClasses),
      description: z.string(),
      pieces: z.number(),
    }),
  ),
  measurements: z.array(measurement),
  containers: z.array(z.object({ number: z.string(), seal: z.string() })),
  comment: z.string(),
  signature: z.object({
    name: z.string(),
    /** The address that the link was sent to. */
    email: z.string(),
    /** Lines of points in a box of 1000 × 400; empty where only the name is typed. */
    strokes: z.array(z.array(z.tuple([z.number(), z.number()]))),
  }),
  photos: z.array(z.object({ photo_id: z.string(), place: z.string(), url: z.string() })),
  reported_at: instant,
  /** Where anybody who holds the document sees that it is ours. */
  verification_url: z.string(),
})
export type InspectionReport = z.output<typeof inspectionReport>
export type WireInspectionReport = z.input<typeof inspectionReport>
