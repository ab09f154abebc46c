import { z } from 'zod/mini'
import { isBankCountry } from '../lists/bank-countries.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { dollarText } from '../primitives/amounts.ts'
import { optionalIdentifier } from '../primitives/identifier.ts'
import { optionalLine } from '../primitives/plain-text.ts'
import { requiredDay } from '../primitives/required-values.ts'
import { day, id, line } from '../primitives/values.ts'
import { carriages, deductibles } from './cover.ts'
import { insuredParties } from './incoterm-check.ts'
import { politicalRisks } from './institute-clauses.ts'

const freightText = z._default(dollarText('Enter a valid amount', { least: '0', most: '999999999.99' }), '0')

/** Of a place that was picked from a list, by two letters. */
const pickedCountry = z.optional(
  z.string('Select the country').check(z.refine(isBankCountry, 'Select the country')),
)

const priced = {
  category_of_goods: line(120, 'Category of goods is required'),
  invoice_amount: dollarText('Invoice amount is required', { most: '9999999999.99' }),
  // The specification's own message: it has the volume's here too.
  place_of_origin: line(120, 'Place of origin is required'),
  place_of_destination: line(120, 'Place of destination is required'),
  /** Left out, a place must end in its country's name. */
  origin_countrycode: pickedCountry,
  destination_countrycode: pickedCountry,
  carriage: z._default(z.enum(carriages, 'Choose how the goods travel'), 'sea'),
  freight_amount: freightText,
  deductible: z._default(z.enum(deductibles, 'Choose a deductible'), '0'),
  incoterm: z.optional(z.enum(incotermCodes, 'Choose a delivery term')),
  insured_party: z.optional(z.enum(insuredParties, 'Say who you are')),
  political_risks: z._default(z.enum(politicalRisks, 'Choose the risks'), 'war_strikes'),
  /** Of the invoice of the goods: the same goods are not insured twice unnoticed. */
  invoice_number: optionalIdentifier(60),
  vessel: optionalLine(60),
  voyage: optionalLine(30),
  /** The day of shipment, where it is known. */
  shipped_on: z.optional(day),
  /** The freight that the goods travel by: an offer, or a booking. */
  shipment_id: z.optional(id),
  logistics_id: z.optional(id),
}

/** What a price at once needs; nothing is kept. */
export const premiumRequest = z.strictObject({
  ...priced,
  type_of_insurance_cover: z.optional(line(120, 'Type of insurance cover is required')),
  valid_from: z.optional(requiredDay('Valid from date is required')),
})
export type PremiumRequest = z.output<typeof premiumRequest>

const detailFields = {
  insured_details_id: id,
  ...priced,
  description_of_goods: line(500, 'Description of goods is required'),
  volume_of_goods: line(120, 'Volume of goods is required'),
  type_of_insurance_cover: line(120, 'Type of insurance cover is required'),
  valid_from: requiredDay('Valid from date is required'),
  valid_to: requiredDay('Valid to date is required'),
  /** To what the premium call asks of these values; without it Approve refuses them. */
  customer_reason: optionalLine(500),
  /** The specification's client sends 1; the server ignores it. */
  cid: z.optional(z.unknown()),
}
const inOrder = z.refine<{ valid_from: string; valid_to: string }>(
  ({ valid_from, valid_to }) => valid_to >= valid_from,
  { path: ['valid_to'], message: 'The last day cannot be before the first' },
)
const shippedInside = z.refine<{ shipped_on?: string | undefined; valid_to: string }>(
  ({ shipped_on, valid_to }) => shipped_on === undefined || shipped_on <= valid_to,
  { path: ['shipped_on'], message: 'The cover ends before this day' },
)

export const newInsurance = z.strictObject(detailFields).check(inOrder, shippedInside)
export type NewInsurance = z.output<typeof newInsurance>
export const changedInsurance = z
  .strictObject({ insurance_id: id, ...detailFields })
  .check(inOrder, shippedInside)
export type ChangedInsurance = z.output<typeof changedInsurance>
