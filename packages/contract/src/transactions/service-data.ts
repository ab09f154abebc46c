import { z } from 'zod/mini'
import { expectedArrival } from '../lifecycle/arrival.ts'
import { nextStep } from '../lifecycle/timeline.ts'
import { listedAccount } from '../partners/forms.ts'
import { currencyCode, day, id, instant, wireAmount } from '../primitives/values.ts'
import { supplier } from '../quality-assurance/inspection.ts'

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
const flag = z.union([z.literal(0), z.literal(1)])

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
  rate_as_of: z.nullable(instant),
  rate_source: nullableText,
  /** When it is expected to be paid, while it is on its way. */
  estimated_time: z.nullable(instant),
  arrives_by: z.optional(z.nullable(expectedArrival)),
  reference: nullableText,
  reason: nullableText,
  payment_mode: nullableText,
})

const factoringData = z.object({
  ...record,
  invoice_factoring_id: id,
  supplier: z.object({ company_name: z.string(), company_registration_number: z.string() }),
  buyer: z.object({
    company_name: z.string(),
    company_registration_number: z.string(),
    company_address: z.string(),
    contact_person_name: z.string(),
    email: z.string(),
    phone_number: z.string(),
  }),
  finance_partner_name: z.string(),
  invoice_number: nullableText,
  currency: currencyCode,
  invoice_amount: wireAmount,
  /** In percent of the invoice. */
  payment_request: z.number(),
  finance_term: z.number(),
  shipment_date: day,
  due_date: z.nullable(day),
  /** The accepted offer; null before. */
  offer: z.nullable(z.object({ advance: wireAmount, interest: wireAmount, fee: wireAmount })),
  /** What was paid until now; null before the advance. */
  paid: z.nullable(
    z.object({ by_buyer: wireAmount, from_wallet: wireAmount, interest: wireAmount, fee: wireAmount }),
  ),
  /** Who acts next, and what they do. */
  next: nextStep,
  /** Funded before the goods are there, or their bill of lading. */
  warning: z.optional(z.string()),
})

const port = z.object({ name: z.string(), countryCode: z.string() })

const logisticsData = z.object({
  ...record,
  logistics_id: id,
  /** The goods are insured with the freight, or will be when it is paid. */
  is_insured: z.boolean(),
  /** Who clears the goods for a fee of its own; null where the carrier does, or nobody. */
  broker: nullableText,
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
  /** Null before there is an offer. */
  insurer: nullableText,
})

const escrowData = z.object({
  ...record,
  smart_escrow_id: id,
  company_name: z.string(),
  currency: currencyCode,
  amount_sent: wireAmount,
  fees: wireAmount,
  amount_received: wireAmount,
  /** To the beneficiary. */
  paid_out: wireAmount,
  fees_payed_by: z.string(),
  expiry_date: day,
  reference: nullableText,
  next: nextStep,
})

const inspectionData = z.object({
  ...record,
  quality_assurance_id: id,
  supplier_audit: flag,
  quality_assurance: flag,
  loading_inspection: flag,
  audit_specification: nullableText,
  qa_consignment_value: z.nullable(wireAmount),
  no_of_containers: z.nullable(z.number()),
  loading_consignment_value: z.nullable(wireAmount),
  goods_specifications: nullableText,
  quality_specifications_file: z.array(z.object({ url: z.string(), file_name: z.string() })),
  address_of_inspection: nullableText,
  currency: currencyCode,
  /** Null while no supplier is chosen. */
  supplier_data: z.nullable(supplier),
  scheduled_for: z.nullable(day),
  /** Who inspects; null before there is an offer. */
  inspection_company: nullableText,
  /** Who acts next, and what they do. */
  next: nextStep,
})

/** What the summary says of each service, under the specification's names. A service that does not exist yet has no records. */
export const serviceData = z.object({
  simple_payment_data: z.array(paymentData),
  invoice_factoring_data: z.array(factoringData),
  logistics_data: z.array(logisticsData),
  quality_assurance_data: z.array(inspectionData),
  insurance_data: z.array(insuranceData),
  smart_escrow_data: z.array(escrowData),
})
export type ServiceData = z.output<typeof serviceData>
export type ServiceGroup = keyof ServiceData
