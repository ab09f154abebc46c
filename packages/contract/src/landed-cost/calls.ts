import { z } from 'zod/mini'
import { hsDigits } from '../hs-codes/code-text.ts'
import { isBankCountry } from '../lists/bank-countries.ts'
import { isCustomsPlace } from '../lists/customs-places.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { inCapitals } from '../primitives/identifier.ts'
import { currencyCode, line, positiveAmount, wireAmount } from '../primitives/values.ts'
import { arrivals, costKinds, dutyStatuses } from './parts.ts'

/** Also a part of a country with customs or a tax of its own, by `lists/customs-places.ts`. */
const country = z.string('Select a country').check(
  inCapitals,
  z.refine((code) => isBankCountry(code) || isCustomsPlace(code), 'Select a country'),
)
const cost = z.optional(wireAmount.check(z.refine((text) => !text.startsWith('-'), 'Enter a valid amount')))

export const landedCostRequest = z.strictObject({
  /** With dots or without. */
  hs_code: line(20, 'HS code is required').check(
    z.refine((code) => hsDigits(code) !== undefined, 'Enter a code of 2 to 10 digits, or search by a word'),
  ),
  origin: country,
  destination: country,
  currency: currencyCode,
  /** The price of the goods under the term; under DDP without duty and tax. */
  value: positiveAmount,
  /** Of the main carriage: in the price, where the term has it there, and besides it otherwise. Left out where it is not known; 0 says that there is none. */
  freight: cost,
  /** Carriage to the port of departure, loading and export clearance: besides the price under EXW, FCA and FAS. Left out where it is not known. */
  to_port: cost,
  /** As the freight. */
  insurance: cost,
  incoterm: z.enum(incotermCodes, 'Select an Incoterm'),
  quantity: z.optional(positiveAmount),
  in_container: z.optional(z.boolean()),
  /** Left out where it is not known yet: what depends on it is then said, and open. */
  arrives_by: z.optional(z.enum(arrivals)),
})

const costLine = z.object({
  kind: z.enum(costKinds),
  amount: wireAmount,
  /** Freight or insurance that was left out: its amount of 0 is no figure of anybody. */
  is_not_given: z.optional(z.literal(true)),
  /** In percent; of duty and tax alone. Fees have theirs in the basis. */
  rate: z.optional(wireAmount),
  /** What it is calculated on, in words. */
  basis: z.string(),
  source: z.string(),
  as_of: z.string(),
  status: z.optional(z.enum(dutyStatuses)),
  paid_by: z.enum(['seller', 'buyer']),
})

export const landedCost = {
  estimate: endpoint({
    method: 'POST',
    path: '/landed_cost/estimate',
    auth: 'customer',
    who: 'everyone',
    summary:
      'What goods cost at their destination: goods, freight, insurance, duty, fees and tax, each with its source and day; an estimate, not binding',
    body: landedCostRequest,
    response: z.object({
      status: z.literal('success'),
      currency: currencyCode,
      lines: z.array(costLine),
      total: wireAmount,
      /** For an importer who recovers the tax. */
      total_without_tax: wireAmount,
      /** Null without a quantity, and where duty is missing. */
      per_unit: z.nullable(wireAmount),
      /** Customs charge these goods, and no rate is known: the total has neither duty nor the tax on it, and is not comparable with one that has duty. */
      lacks_duty: z.boolean(),
      /** False where duty or tax is missing or not certain, or more or less may be charged: a warning says what. */
      is_complete: z.boolean(),
      warnings: z.array(z.string()),
      is_estimate: z.literal(true),
    }),
    onlyReads: true,
  }),
}
