import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id, instant, pageNumber, searchText, wireAmount } from '../primitives/values.ts'
import { changedPartner, listedAccount, newPartner } from './forms.ts'

const paymentOfPartner = z.object({
  simple_payment_id: id,
  save_as_draft: z.union([z.literal(0), z.literal(1)]),
  created_at: instant,
  amount_sent: z.nullable(wireAmount),
  amount_sent_currency: z.nullable(currencyCode),
  amount_received: z.nullable(wireAmount),
  amount_received_currency: z.nullable(currencyCode),
  reference: z.nullable(z.string()),
  status: z.string(),
})
export type PaymentOfPartner = z.output<typeof paymentOfPartner>

export const partner = z.object({
  beneficiary_id: id,
  company_name: z.string(),
  company_address: z.string(),
  company_registration_number: z.string(),
  /** The same number, under the name that invoice factoring has for it. */
  reg_no: z.string(),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  limit_request: wireAmount,
  created_at: instant,
  version: z.number(),
  account_details: z.array(listedAccount),
  /** The newest payments to this partner, drafts included. */
  simple_payment: z.array(paymentOfPartner),
})
export type Partner = z.output<typeof partner>
/** As a browser reads it. */
export type WirePartner = z.input<typeof partner>

const saved = z.object({
  status: z.literal('success'),
  message: z.string(),
  beneficiary_id: id,
  /** Worth a second look, and no reason to refuse: the same company may well be listed twice, branch by branch. */
  warning: z.optional(z.string()),
})
/** As many as a page of the list answers, unless it is asked for fewer. */
export const partnersPerPage = 500
const fewerPartners = z.codec(z.optional(z.string()), z.number(), {
  decode: (text) =>
    Math.max(1, Math.min(partnersPerPage, Math.trunc(Number(text ?? partnersPerPage)) || partnersPerPage)),
  encode: String,
})

export const partners = {
  list: endpoint({
    method: 'GET',
    path: '/beneficiary_details/get_all',
    auth: 'customer',
    summary:
      'The companies traded with, by name, with their accounts and newest payments; at most 500 a page',
    query: z.object({
      /** Part of a name or registration number. */
      search: searchText,
      page: pageNumber,
      limit: fewerPartners,
      order: z._default(z.enum(['name', 'newest']), 'name'),
      /** Only those with whom as buyer credit was asked for: `limit_request` above 0. */
      financed: z.optional(z.literal('1')),
    }),
    response: z.array(partner),
  }),
  add: endpoint({
    method: 'POST',
    path: '/beneficiary_details/add',
    auth: 'customer',
    summary: 'Adds a company, the only one of the list, with its accounts',
    body: z.array(newPartner, 'Send a list of one company').check(z.length(1, 'Send a list of one company')),
    response: saved,
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/beneficiary_details/update',
    auth: 'customer',
    summary: 'Changes a company and the whole list of its accounts',
    body: changedPartner,
    response: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  accounts: endpoint({
    method: 'POST',
    path: '/beneficiary_accnt_details/get',
    auth: 'customer',
    who: 'everyone',
    summary: 'The listed accounts of a company',
    body: z.strictObject({ beneficiary_id: id }),
    response: z.array(listedAccount),
    errors: ['NOT_FOUND'],
  }),
  buyers: endpoint({
    method: 'GET',
    path: '/invoice_buyer_details/get_all',
    auth: 'customer',
    summary: 'The same companies, seen as buyers of invoiced goods; newest first, at most 500',
    response: z.array(
      z.object({ invoice_buyer_id: id, reg_no: z.string(), company_name: z.string(), created_at: instant }),
    ),
  }),
}
