import { z } from 'zod/mini'
import { amountInput } from '../primitives/amounts.ts'
import { currencyCode, day, id, line } from '../primitives/values.ts'

/** The words for a service, the same in every call of the back office. */
export const deskServices = [
  'payment',
  'escrow',
  'factoring',
  'freight',
  'inspection',
  'insurance',
  'clearance',
] as const
export type DeskService = (typeof deskServices)[number]
export const deskServiceNames: Readonly<Record<DeskService, string>> = {
  payment: 'Payment',
  escrow: 'Smart Escrow',
  factoring: 'Invoice Factoring',
  freight: 'Logistics',
  inspection: 'Quality Assurance',
  insurance: 'Insurance',
  clearance: 'Customs clearance',
}

export const mostOffersAtOnce = 20
const mostLines = 20

/** Of a denial, and of an offer that is withdrawn. */
export const reasonForCustomer = line(500, 'Give the customer a reason')
/** Of an offer that needs one: the customer does not read it. */
export const reasonForApproval = line(500, 'Say why this is accepted')
export const revisionMessage = line(1000, 'Say what should be different')

/** What is included or not. */
export const offerLines = z.optional(
  z.array(line(200, 'Enter what is included')).check(z.maxLength(mostLines, `At most ${mostLines} lines`)),
)

export const etaDays = z
  .union([z.int32(), z.string().check(z.regex(/^\d{1,4}$/, 'Enter the days'))], 'ETA is required')
  .check(z.refine((days) => Number(days) >= 1 && Number(days) <= 400, 'Enter 1 to 400 days'))

/** What a person types in a row of the form. Which of it is missing is said by the server, field by field. */
export const offerRow = z.strictObject({
  quote_name: line(120, 'Quote name is required'),
  /** What the customer pays. */
  quote_amount: amountInput('Quote amount is required'),
  currency: z._default(currencyCode, 'USD'),
  /** Days. */
  eta: etaDays,
  /** The last day, until its end in UTC. */
  valid_until: day,
  vendor_id: z.optional(z.nullable(id)),
  /** The vendor's answer that the row is made of. Its file goes on with the offer, unless `file` is another one, or null. */
  ask_id: z.optional(z.nullable(id)),
  /** What the vendor asks. Left out, it follows from the margin. */
  buy_amount: z.optional(amountInput('Enter a valid amount')),
  /** Of what the vendor asks; without either margin and without what the vendor asks, the rate in force. */
  margin_percent: z.optional(
    z.number('Enter per cent').check(
      z.gte(-99, 'Enter per cent'),
      z.lte(1000, 'Enter per cent'),
      z.refine((percent) => /^-?\d+(\.\d{1,4})?$/.test(String(percent)), 'At most four decimals'),
    ),
  ),
  /** The same as an amount. */
  margin_amount: z.optional(amountInput('Enter a valid amount')),
  /** Why it is offered below what it costs. */
  margin_reason: z.optional(line(300, 'Say why')),
  inclusions: offerLines,
  exclusions: offerLines,
  /** Base64, as an upload. */
  file: z.optional(z.nullable(z.string().check(z.minLength(1, 'Choose a file')))),
  file_name: z.optional(z.string().check(z.maxLength(255, 'At most 255 characters'))),
  /** The stored offer in whose place this one comes, and whose file it keeps unless it has one of its own. */
  keeps_file_of: z.optional(z.nullable(id)),
})
export type OfferRow = z.output<typeof offerRow>

/** From the day on which it is made. */
export const mostValidDays = 365

/** Until when an offer is valid unless somebody says otherwise, in days, by how the goods go. */
export const validityDays = { sea: 7, air: 3, land: 14 } as const
