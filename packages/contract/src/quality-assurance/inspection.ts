import { z } from 'zod/mini'
import { namedPartner } from '../partners/named-partner.ts'
import { day, id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { inspectionLevels } from './rules.ts'
import { severities } from './sampling.ts'
import { inspectionStates } from './states.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const text = z.nullable(z.string())
const count = z.nullable(z.number())

const plan = z.object({ sample_size: z.number(), accept: z.number(), reject: z.number() })

const planOfClass = z.object({ ...plan.shape, aql: z.number(), severity: z.enum(severities) })

/** The plan by ISO 2859-1, single sampling. Each class is judged on its own sample. */
const sampling = z.object({
  code_letter: z.string(),
  sample_size: z.number(),
  is_full_inspection: z.boolean(),
  critical: plan,
  major: planOfClass,
  minor: planOfClass,
  /** Why a class is not under normal inspection. */
  reason: text,
})

/** The quote of the back office. */
const quote = z.object({
  vendor_name: z.string(),
  inspection_date: day,
  price: wireAmount,
  fee: wireAmount,
  total: wireAmount,
  /** What our tariff said, fee included, when the order was sent; left out where no rate was known then. */
  estimate: z.optional(wireAmount),
  note: text,
  valid_until: instant,
  is_expired: z.boolean(),
})

export const inspection = z.object({
  quality_assurance_id: id,
  transaction_id: id,
  quality_assurance_number: z.string(),
  status: z.enum(inspectionStates),
  /** Counts the changes: a decision of the back office names what it is about. */
  version: recordVersion,
  save_as_draft: flag,
  beneficiary_id: z.nullable(id),
  /** The supplier's name. */
  company_name: text,
  address_of_inspection: text,
  inspection_country: text,
  supplier_audit: flag,
  quality_assurance: flag,
  loading_inspection: flag,
  audit_specification: text,
  audit_days: count,
  audit_persons: count,
  /** US dollars. */
  qa_consignment_value: z.nullable(wireAmount),
  qa_days: count,
  goods_specifications: text,
  quality_specifications_file: z.array(z.object({ url: z.string(), file_name: z.string() })),
  lot_size: count,
  inspection_level: z.nullable(z.enum(inspectionLevels)),
  /** As they were chosen; null for the usual ones. */
  aql_major: count,
  aql_minor: count,
  no_of_containers: count,
  loading_consignment_value: z.nullable(wireAmount),
  logistics_id: z.nullable(id),
  /** Where lot size and level are known. */
  sampling: z.nullable(sampling),
  currency: z.literal('USD'),
  quote: z.nullable(quote),
  payment: z.enum(['none', 'processing', 'collected', 'rejected']),
  /** The day that is agreed with the supplier. */
  scheduled_for: z.nullable(day),
  /** By when the inspection is promised to take place, where its country has such a promise. */
  inspect_by: z.nullable(instant),
  /** Whether the lot was accepted although its report rejects it. */
  accepted_rejected: z.boolean(),
  /** Who bears the cost of an aborted inspection. */
  aborted_at_cost_of: z.nullable(z.enum(['customer', 'tradelane'])),
  /** Why it was denied or aborted, or its payment rejected. */
  reason: text,
  /** By when the next step of the back office is promised. */
  respond_due_at: z.nullable(instant),
  may_cancel: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
export type Inspection = z.output<typeof inspection>
export type WireInspection = z.input<typeof inspection>

/** The supplier as it is now. */
export const supplier = namedPartner
