import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { instant, wireAmount } from '../primitives/values.ts'
import { orderFields } from './forms.ts'

/** The fields that the price depends on. What belongs to a service that is not chosen is ignored. */
export const estimateRequest = z.strictObject({
  supplier_audit: orderFields.supplier_audit,
  quality_assurance: orderFields.quality_assurance,
  loading_inspection: orderFields.loading_inspection,
  audit_days: orderFields.audit_days,
  audit_persons: orderFields.audit_persons,
  qa_consignment_value: orderFields.qa_consignment_value,
  qa_days: orderFields.qa_days,
  no_of_containers: orderFields.no_of_containers,
  loading_consignment_value: orderFields.loading_consignment_value,
})
export type EstimateRequest = z.output<typeof estimateRequest>

export const estimate = z.object({
  lines: z.array(
    z.object({
      code: z.enum(['audit', 'testing', 'loading', 'comprehensive', 'service_fee']),
      /** "Loading inspection: Rs. 25,000 × 2 containers". */
      label: z.string(),
      amount: wireAmount,
    }),
  ),
  total: wireAmount,
  currency: z.literal('USD'),
  tariff_version: z.string(),
  /** US dollars for one rupee, of that day. */
  rate: z.object({
    source_currency_code: z.literal('INR'),
    exchangeRate: z.string(),
    as_of: instant,
    source: z.string(),
  }),
})
export type Estimate = z.output<typeof estimate>
export type WireEstimate = z.input<typeof estimate>

export const estimateCall = endpoint({
  method: 'POST',
  path: '/quality_assurance/estimate',
  auth: 'customer',
  who: 'everyone',
  summary: 'What the chosen services cost by the published tariff, in US dollars at the rate shown',
  body: estimateRequest,
  response: z.object({ status: z.literal('success'), ...estimate.shape }),
  errors: ['RATE_UNAVAILABLE', 'DEPENDENCY_UNAVAILABLE'],
})
