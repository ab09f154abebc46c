import { z } from 'zod/mini'
import { listedAccount } from '../partners/forms.ts'
import { currencyCode, id, instant, wireAmount } from '../primitives/values.ts'

/** A service's record on the transaction summary: its number, and its state in the specification's words. */
const record = {
  number: z.string(),
  /** Executed, Approved, Processing, Quotes; or the label of its state, or "Quote expired", where none of them is true. */
  status: z.string(),
  state: z.string(),
  /** Its page on this site. */
  link: z.string(),
}

const nullableText = z.nullable(z.string())

const paymentData = z.object({
  ...record,
  simple_payment_id: id,
  sender: z.object({ company_name: z.string(), work_email: nullableText }),
  beneficiary_details: z.nullable(z.object({ company_name: z.string(), contact_person_name: z.string() })),
  beneficiary_account_details: z.nullable(
    z.pick(listedAccount, {
      account_ref_name: true,
      account_holder_name: true,
      account_no: true,
      currency: true,
      bank: true,
      bank_address: true,
    }),
  ),
  amount_sent: z.nullable(wireAmount),
  amount_sent_currency: nullableText,
  amount_received: z.nullable(wireAmount),
  amount_received_currency: nullableText,
  fees: z.nullable(wireAmount),
  exchangeRate: nullableText,
  /** When it is expected to be paid, while it is on its way. */
  estimated_time: z.nullable(instant),
  reference: nullableText,
  reason: nullableText,
  payment_mode: nullableText,
})

const port = z.object({ name: z.string(), countryCode: z.string() })

const logisticsData = z.object({
  ...record,
  logistics_id: id,
  freights: z.array(
    z.object({
      name: z.string(),
      from_city: z.string(),
      to_city: z.string(),
      cost: wireAmount,
      currency: currencyCode,
      days: z.number(),
      route_info: z.object({ portFrom: port, portTo: port }),
    }),
  ),
})

const insuranceData = z.object({
  ...record,
  insurance_id: id,
  category_of_goods: z.string(),
  type_of_insurance_cover: z.string(),
  place_of_origin: z.string(),
  place_of_destination: z.string(),
  valid_from: z.iso.date(),
  valid_to: z.iso.date(),
  currency: currencyCode,
  insured_value: wireAmount,
  premium: z.nullable(wireAmount),
  certificate_number: nullableText,
})

/** What the summary says of each service, under the specification's names. A service that does not exist yet has no records. */
export const serviceData = z.object({
  simple_payment_data: z.array(paymentData),
  invoice_factoring_data: z.array(z.never()),
  logistics_data: z.array(logisticsData),
  quality_assurance_data: z.array(z.never()),
  insurance_data: z.array(insuranceData),
  smart_escrow_data: z.array(z.never()),
})
export type ServiceData = z.output<typeof serviceData>
export type ServiceGroup = keyof ServiceData
