import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import { ksefNumber } from '@tradelane/contract/invoice-factoring/ksef-number'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod/mini'

export type FundingBody = WireInput<typeof invoiceFactoring.add>['body']
export type OfferBody = WireInput<typeof invoiceFactoring.offer>['body']
export type CompareBody = WireInput<typeof invoiceComparison.compare>['body']
type SavedFunding = Pick<WireOutput<typeof invoiceFactoring.get>, 'funding' | 'file_names' | 'e_invoice'>

const filled = (message: string) => z.string().check(z.trim(), z.minLength(3, message))
const chosen = (message: string) => z.string().check(z.minLength(1, message))
const link = (message: string) =>
  z.string().check(z.minLength(3, message), z.includes('https://', 'Please upload document'))

/** As it is typed: everything is text. The messages are those of the fund-transaction schema. */
export const fundSchema = z.object({
  /** The saved draft; empty until it is saved. */
  invoice_factoring_id: z.string(),
  beneficiary_id: z.string(),
  company_name: filled('Please select a company name'),
  company_registration_number: filled('Registration number is required'),
  company_address: filled('Please enter a valid address'),
  contact_person_name: filled('Contact person name is required'),
  phone_number: filled('Phone number is required'),
  email: z.string().check(z.minLength(3, 'Email is required'), z.email('Enter a valid email ')),
  shipment_date: filled('Please enter a valid shipment date'),
  finance_partner_id: chosen('Select a finance partner'),
  finance_term: chosen('Select a finance term'),
  invoice_amount: z.string().check(z.refine((amount) => Number(amount) > 0, 'Please enter invoice amount')),
  payment_request: z.string(),
  /** Without it, two invoices of one amount look the same. */
  invoice_number: z.string().check(z.trim(), z.minLength(1, 'Enter the invoice number')),
  // Optional: papers print them.
  invoice_date: z.string(),
  order_number: z.string(),
  ksef_number: z.string().check(
    z.refine((text) => text.trim() === '' || ksefNumber.safeParse(text).success, {
      error: ({ input }) => ksefNumber.safeParse(input).error?.issues[0]?.message,
    }),
  ),
  invoice_file: link('Please upload valid invoice file'),
  purchase_order_file: link('Please upload valid purchase order file'),
  shipping_file: z.string(),
  // Shown only: the call takes the links.
  invoice_file_name: z.string(),
  purchase_order_file_name: z.string(),
  shipping_file_name: z.string(),
  // Of an electronic invoice, else empty.
  invoice_format: z.string(),
})
export type FundValues = z.infer<typeof fundSchema>

const ofSchema: Resolver<FundValues> = standardSchemaResolver(fundSchema)

/** Each error has a type: by it the draft knows which fields to validate again as they are changed. */
export const fundResolver: Resolver<FundValues> = async (values, context, options) => {
  const result = await ofSchema(values, context, options)
  for (const error of Object.values(result.errors)) Object.assign(error, { type: 'schema' })
  return result
}

export const emptyFunding: FundValues = {
  invoice_factoring_id: '',
  beneficiary_id: '',
  company_name: '',
  company_registration_number: '',
  company_address: '',
  contact_person_name: '',
  phone_number: '',
  email: '',
  shipment_date: '',
  finance_partner_id: '',
  finance_term: '',
  invoice_amount: '',
  payment_request: '80',
  invoice_number: '',
  invoice_date: '',
  order_number: '',
  ksef_number: '',
  invoice_file: '',
  purchase_order_file: '',
  shipping_file: '',
  invoice_file_name: '',
  purchase_order_file_name: '',
  shipping_file_name: '',
  invoice_format: '',
}

/** The buyer's own data, as the list of companies has it. */
export const buyerData = (buyer: WirePartner) => ({
  beneficiary_id: buyer.beneficiary_id,
  company_name: buyer.company_name,
  company_registration_number: buyer.company_registration_number,
  company_address: buyer.company_address,
  contact_person_name: buyer.contact_person_name,
  phone_number: buyer.phone_number,
  email: buyer.email,
})

/** A stored draft, to be continued. */
export const valuesOf = (
  { funding: saved, file_names: names, e_invoice: invoice }: SavedFunding,
  buyer: WirePartner,
): FundValues => ({
  ...buyerData(buyer),
  invoice_factoring_id: saved.invoice_factoring_id,
  shipment_date: saved.shipment_date,
  finance_partner_id: String(saved.finance_partner_id),
  finance_term: String(saved.finance_term),
  invoice_amount: String(saved.invoice_amount),
  payment_request: String(saved.payment_request),
  invoice_number: saved.invoice_number ?? '',
  invoice_date: saved.invoice_date ?? '',
  order_number: saved.order_number ?? '',
  ksef_number: saved.ksef_number ?? '',
  invoice_file: saved.invoice_file,
  purchase_order_file: saved.purchase_order_file,
  shipping_file: saved.shipping_file ?? '',
  invoice_file_name: names.invoice_file ?? '',
  purchase_order_file_name: names.purchase_order_file ?? '',
  shipping_file_name: names.shipping_file ?? '',
  invoice_format: invoice?.format ?? '',
})

const numbered = (values: FundValues) => ({
  ...(values.invoice_number.trim() && { invoice_number: values.invoice_number }),
  ...(values.invoice_date && { invoice_date: values.invoice_date }),
  ...(values.order_number.trim() && { order_number: values.order_number }),
  ...(values.ksef_number.trim() && { ksef_number: values.ksef_number }),
})

const priced = (values: FundValues) => ({
  beneficiary_id: values.beneficiary_id,
  finance_partner_id: values.finance_partner_id,
  finance_term: values.finance_term,
  invoice_amount: Number(values.invoice_amount),
  payment_request: values.payment_request,
  shipment_date: values.shipment_date,
  ...(values.shipping_file && { shipping_file: values.shipping_file }),
  ...numbered(values),
})

export const bodyOf = (values: FundValues): FundingBody => ({
  ...priced(values),
  invoice_file: values.invoice_file,
  purchase_order_file: values.purchase_order_file,
})

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** What an electronic invoice is compared with: what is filled in so far. Undefined where there is none. */
export function compareBodyOf(values: FundValues): CompareBody | undefined {
  const { invoice_file, invoice_format, beneficiary_id, finance_term, shipment_date } = values
  if (!invoice_file || !invoice_format) return undefined
  const amount = Number(values.invoice_amount)
  return {
    invoice_file,
    ...(beneficiary_id && { beneficiary_id }),
    ...(finance_term && { finance_term }),
    ...(amount > 0 && { invoice_amount: amount }),
    ...(isDay(shipment_date) && { shipment_date }),
    ...numbered(values),
  }
}

/** What an offer is asked for with; undefined while something that it needs is missing. */
export function offerBodyOf(values: FundValues): OfferBody | undefined {
  const { beneficiary_id, finance_partner_id, finance_term, invoice_amount, shipment_date } = values
  if (!beneficiary_id || !finance_partner_id || !finance_term || !(Number(invoice_amount) > 0))
    return undefined
  if (!isDay(shipment_date)) return undefined
  return {
    ...priced(values),
    ...(values.invoice_file && { invoice_file: values.invoice_file }),
    ...(values.invoice_factoring_id && { invoice_factoring_id: values.invoice_factoring_id }),
  }
}
