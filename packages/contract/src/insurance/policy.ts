import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { carriages, clauses, deductibles } from './cover.ts'
import { insuredParties } from './incoterm-check.ts'
import { politicalRisks } from './institute-clauses.ts'
import { referral } from './referrals.ts'
import { policyStates } from './states.ts'

const premiumLine = z.object({
  code: z.enum(['goods', 'war', 'strikes', 'minimum']),
  /** 'Goods: Electronics, 0.30 % × sea 1.00 × …': how the amount came about. */
  label: z.string(),
  amount: wireAmount,
  /** The rate of the line with its factors, of the insured value; none of a minimum. */
  percent: z.optional(z.string()),
})

/** One clause's price. The lines add up to the premium, premium and fee to the total. */
export const pricedClause = z.object({
  clause: z.enum(clauses),
  lines: z.array(premiumLine),
  premium: wireAmount,
  /** The platform's, a share of the invoice; on top of the premium. */
  fee: wireAmount,
  /** The rate of the fee, with its version. Missing in prices that are older than the versions. */
  fee_rate: z.optional(z.string()),
  total: wireAmount,
})
export type PricedClause = z.input<typeof pricedClause>

/** Not binding: the back office confirms it, or quotes another. */
export const indication = z.object({
  currency: z.literal('USD'),
  /** (Goods + freight that the invoice does not contain) × 110 %. */
  insured_value: wireAmount,
  /** The same as a sum: '(100,000.00 invoice + 5,000.00 freight) × 110 % = 115,500.00 USD'. */
  valuation: z.string(),
  /** The deductible of each loss. */
  deductible_amount: wireAmount,
  /** All three side by side; empty where there is no price at once. */
  clauses: z.array(pricedClause),
  /** Why there is none: it goes to the quote desk. */
  quote_desk: z.nullable(z.string()),
  /** Why it cannot be insured at all, e.g. an excluded country. */
  refused: z.nullable(z.string()),
  incoterm: z.nullable(z.object({ is_met: z.boolean(), advice: z.string() })),
  /** Why our desk looks at it first. Of a policy that was submitted: as of then. */
  referrals: z.array(referral),
  valid_until: instant,
})
export type Indication = z.output<typeof indication>
export type WireIndication = z.input<typeof indication>

/** All text, as the specification has it; `type_of_insurance_cover` and `category_of_goods` are free, and known ones are priced. */
const details = {
  category_of_goods: z.string(),
  description_of_goods: z.string(),
  volume_of_goods: z.string(),
  invoice_amount: z.string(),
  place_of_origin: z.string(),
  place_of_destination: z.string(),
  type_of_insurance_cover: z.string(),
  valid_from: z.string(),
  valid_to: z.string(),
}

export const policy = z.object({
  insurance_id: id,
  transaction_id: id,
  policy_number: z.string(),
  insured_details_id: id,
  state: z.enum(policyStates),
  /** The first day of a cover that is bound and starts later; null otherwise. */
  insured_from: z.nullable(z.string()),
  /** Counts the changes: a decision of the back office names what it is about. */
  version: recordVersion,
  ...details,
  /** Of the places, by two letters; left out where an older policy does not know. */
  origin_countrycode: z.optional(z.string()),
  destination_countrycode: z.optional(z.string()),
  carriage: z.enum(carriages),
  /** US dollars, as text like the invoice amount. */
  freight_amount: z.string(),
  deductible: z.enum(deductibles),
  incoterm: z.nullable(z.enum(incotermCodes)),
  insured_party: z.nullable(z.enum(insuredParties)),
  political_risks: z.enum(politicalRisks),
  /** Empty where it was not given, as are vessel and voyage. */
  invoice_number: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  shipped_on: z.nullable(z.string()),
  /** Why the customer asks for it all the same, where it was asked. */
  customer_reason: z.string(),
  shipment_id: z.nullable(id),
  logistics_id: z.nullable(id),
  /** Priced, paid and cancelled with the freight. */
  is_bought_with_freight: z.boolean(),
  currency: z.literal('USD'),
  insured_value: wireAmount,
  /** For the policy's own clause; null where there is no price at once. */
  indicative: z.nullable(pricedClause),
  /** The back office's offer. */
  quote: z.nullable(
    z.object({
      premium: wireAmount,
      fee: wireAmount,
      total: wireAmount,
      note: z.nullable(z.string()),
      valid_until: instant,
      is_expired: z.boolean(),
    }),
  ),
  /** `processing`: held, and being collected; the certificate is then issued automatically. */
  payment: z.enum(['none', 'processing', 'collected', 'rejected']),
  /** Why the payment was rejected, the policy denied or cancelled. */
  reason: z.nullable(z.string()),
  certificate_number: z.nullable(z.string()),
  /** The address that verifies the certificate, `/insurance/verify?certificate=…&code=…` of this site. */
  verification_url: z.nullable(z.string()),
  /** By when the quote is promised. */
  respond_due_at: z.nullable(instant),
  /** Nothing begins before; a cancellation until then is refunded. */
  may_cancel: z.boolean(),
  may_claim: z.boolean(),
  created_at: instant,
  updated_at: instant,
})
export type Policy = z.output<typeof policy>
export type WirePolicy = z.input<typeof policy>
