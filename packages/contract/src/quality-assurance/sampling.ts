import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { inspectionLevels, messages, orderAqls } from './rules.ts'

/** The acceptance quality limits of ISO 2859-1: percent nonconforming up to 10, above it nonconformities per 100 items. */
export const aqls = [...orderAqls, 15, 25, 40, 65, 100, 150, 250, 400, 650, 1000] as const
export const severities = ['normal', 'tightened', 'reduced'] as const

/** The largest lot that an order and a plan may name. */
export const mostPieces = 10_000_000

export const planRequest = z.strictObject({
  lot_size: z
    .int32(messages.lotSize)
    .check(z.minimum(2, messages.lotSize), z.maximum(mostPieces, messages.lotSize)),
  level: z.enum(inspectionLevels, messages.level),
  aql: z.literal(aqls, 'Select an AQL of ISO 2859-1'),
  inspection: z.enum(severities, 'Select normal, tightened or reduced'),
})
export type PlanRequest = z.output<typeof planRequest>

export const samplingPlanCall = endpoint({
  method: 'POST',
  path: '/quality_assurance/sampling_plan',
  auth: 'customer',
  who: 'everyone',
  summary:
    'The single sampling plan of ISO 2859-1 for one lot and one AQL: accepted with `accept` or fewer defective items',
  body: planRequest,
  response: z.object({
    status: z.literal('success'),
    /** Of the plan that is used: where the table has an arrow, not the one of the lot. */
    code_letter: z.string(),
    /** Never more than the lot. */
    sample_size: z.number(),
    accept: z.number(),
    reject: z.number(),
  }),
})
