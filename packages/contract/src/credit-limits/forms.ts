import { z } from 'zod/mini'
import { documentLink } from '../documents/forms.ts'
import { incotermCodes } from '../lists/incoterms.ts'
import { identifier } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { currencyCode, id, line, wireAmount } from '../primitives/values.ts'

export const mostCompanies = 10
const noLimit = 'Enter a valid Limit request amount'
const noTerms = 'You must accept the terms and conditions'

/** At least 3 characters, as the specification says for the text fields of a company. */
const text = (max: number, required: string) => line(max, required).check(z.minLength(3, required))
/** `outside` is the message for a number that is too small or too large, where it is another one. */
const whole = (least: number, most: number, required: string, outside = required) =>
  z.int32(required).check(z.minimum(least, outside), z.maximum(most, outside))

const percentage = whole(0, 100, 'Enter a percentage from 0 to 100')
const laterTerm = z.strictObject({ days: whole(0, 365, 'Enter the days, from 0 to 365'), percentage })

export const paymentTermNames = [
  'payment_term_1',
  'payment_term_2',
  'payment_term_3',
  'payment_term_4',
] as const
const paymentTerms = {
  /** Paid before the goods are shipped. */
  payment_term_1: z.strictObject({ percentage }),
  payment_term_2: laterTerm,
  payment_term_3: laterTerm,
  payment_term_4: laterTerm,
}
export type PaymentTerms = {
  payment_term_1: { percentage: number }
  payment_term_2: { days: number; percentage: number }
  payment_term_3: { days: number; percentage: number }
  payment_term_4: { days: number; percentage: number }
}
/** The term with which the shares are more than 100 % together; undefined where they are not. */
export function termAbove(
  terms: { [Term in keyof PaymentTerms]: { percentage: number } },
): keyof PaymentTerms | undefined {
  let sum = 0
  return paymentTermNames.find((name) => {
    sum += terms[name].percentage
    return sum > 100
  })
}
export const tooMuchInSum = 'The payment terms must not be more than 100\u00a0% together'

/** The credit asked for with one buyer, who is a partner of the company. */
export const limitOfBuyer = z
  .strictObject({
    invoice_buyer_id: id,
    company_name: text(200, 'Please select a company name'),
    company_registration_number: identifier(50, 'Registration number is required').check(
      z.minLength(3, 'Registration number is required'),
    ),
    company_address: text(300, 'Please enter a valid address'),
    /** Years of trading with the buyer. */
    trading_history: whole(
      0,
      200,
      'Years of trading is required',
      'Enter the years of trading, from 0 to 200',
    ),
    description_goods: line(300, 'Description of goods is required'),
    currency: z.enum(currencyCode.options, 'Currency is required i.e. USD, EURO, INR'),
    limit_request: wireAmount.check(
      z.refine((amount) => /^\d{1,9}(\.\d{1,3})?$/.test(amount), noLimit),
      z.refine((amount) => Number(amount) >= 1 && Number(amount) <= 100_000_000, noLimit),
    ),
    inco_terms: z.enum(incotermCodes, 'Select an Incoterm'),
    ...paymentTerms,
  })
  .check(
    z.check(({ value, issues }) => {
      const term = termAbove(value)
      if (term)
        issues.push({
          ...{ code: 'custom', input: value, message: tooMuchInSum },
          path: [term, 'percentage'],
        })
    }),
  )
export type LimitOfBuyer = z.output<typeof limitOfBuyer>

export const limitRequest = z.strictObject({
  companies: z
    .array(limitOfBuyer, 'Add a company')
    .check(z.minLength(1, 'Add a company'), z.maxLength(mostCompanies, `At most ${mostCompanies} companies`)),
  terms_conditions_1: z.literal(true, noTerms),
  terms_conditions_2: z.literal(true, noTerms),
  /** The specification's client sends it. */
  type: z.optional(z.literal('invoice factoring')),
})
export type LimitRequest = z.output<typeof limitRequest>

export const limitAnswer = z.strictObject({
  credit_limit_id: id,
  text: paragraphs(2000, 'Write an answer'),
  documents: z
    .array(documentLink('Select a file'))
    .check(z.minLength(1, 'Add a document'), z.maxLength(10, 'At most 10 documents')),
})
