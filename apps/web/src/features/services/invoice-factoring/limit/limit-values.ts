import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { creditLimits } from '@tradelane/contract/credit-limits/calls'
import {
  limitRequest,
  type PaymentTerms,
  paymentTermNames,
  termAbove,
} from '@tradelane/contract/credit-limits/forms'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { Resolver } from 'react-hook-form'

type RequestBody = WireInput<typeof creditLimits.request>['body']

/** A line of the form: everything that is typed is text. */
export type BuyerValues = {
  invoice_buyer_id: string
  company_name: string
  company_registration_number: string
  company_address: string
  trading_history: string
  description_goods: string
  currency: string
  limit_request: string
  inco_terms: string
  payment_term_1: { percentage: string }
  payment_term_2: { days: string; percentage: string }
  payment_term_3: { days: string; percentage: string }
  payment_term_4: { days: string; percentage: string }
}
export type LimitValues = {
  companies: BuyerValues[]
  terms_conditions_1: boolean
  terms_conditions_2: boolean
}

export const emptyBuyer: BuyerValues = {
  invoice_buyer_id: '',
  company_name: '',
  company_registration_number: '',
  company_address: '',
  trading_history: '',
  description_goods: '',
  currency: 'USD',
  limit_request: '',
  inco_terms: '',
  payment_term_1: { percentage: '0' },
  payment_term_2: { days: '30', percentage: '0' },
  payment_term_3: { days: '60', percentage: '0' },
  payment_term_4: { days: '90', percentage: '0' },
}
export const emptyRequest: LimitValues = {
  companies: [emptyBuyer],
  terms_conditions_1: false,
  terms_conditions_2: false,
}

/** A line with the company's own data, as the request must have it. */
export const filledFrom = (values: BuyerValues, partner: WirePartner): BuyerValues => ({
  ...values,
  invoice_buyer_id: partner.beneficiary_id,
  company_name: partner.company_name,
  company_registration_number: partner.company_registration_number,
  company_address: partner.company_address,
})

/** As it is sent. What was left empty is missing, so that its own message is shown. */
export const bodyOf = ({ companies, ...flags }: LimitValues): RequestBody =>
  ({ companies: companies.map(lineOf), ...flags, type: 'invoice factoring' }) as RequestBody

const lineOf = (values: BuyerValues) => ({
  ...values,
  trading_history: numberOf(values.trading_history),
  limit_request: numberOf(values.limit_request),
  payment_term_1: { percentage: numberOf(values.payment_term_1.percentage) },
  payment_term_2: laterTerm(values.payment_term_2),
  payment_term_3: laterTerm(values.payment_term_3),
  payment_term_4: laterTerm(values.payment_term_4),
})

const laterTerm = ({ days, percentage }: { days: string; percentage: string }) => ({
  days: numberOf(days),
  percentage: numberOf(percentage),
})

const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text))

const ofBody: Resolver<RequestBody> = standardSchemaResolver(limitRequest as never)

/** Each error has a type: by it the draft knows which fields to validate again as they are changed. */
function withTypes(errors: object): void {
  for (const error of Object.values(errors)) {
    if (typeof error !== 'object' || error === null) continue
    if ('message' in error) Object.assign(error, { type: 'schema' })
    else withTypes(error)
  }
}

/** The contract's rules; the form's fields have the names of the call's. */
export const limitResolver: Resolver<LimitValues> = async (values, context, options) => {
  const { errors } = await ofBody(bodyOf(values), context, options as never)
  withTypes(errors)
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as never }
}

/** Percent of the invoice that are due on delivery: what the four terms leave. Undefined while they are not numbers, or are too much. */
export function dueOnDelivery(buyer: BuyerValues): number | undefined {
  const rest = paymentTermNames.reduce((left, name) => left - shareOf(buyer, name), 100)
  return Number.isFinite(rest) && rest >= 0 ? rest : undefined
}

/** The term with which the shares are more than 100 %, while they are typed. */
export const termTooMuch = (buyer: BuyerValues): keyof PaymentTerms | undefined =>
  termAbove({
    payment_term_1: { percentage: shareOf(buyer, 'payment_term_1') },
    payment_term_2: { percentage: shareOf(buyer, 'payment_term_2') },
    payment_term_3: { percentage: shareOf(buyer, 'payment_term_3') },
    payment_term_4: { percentage: shareOf(buyer, 'payment_term_4') },
  })

const shareOf = (buyer: BuyerValues, name: keyof PaymentTerms): number =>
  numberOf(buyer[name].percentage) ?? 0
