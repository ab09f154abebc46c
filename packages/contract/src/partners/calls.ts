import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id, instant, line, pageNumber, searchText, wireAmount } from '../primitives/values.ts'
import { changedPartner, listedAccount, newPartner } from './forms.ts'
import { nameCheck } from './name-check.ts'

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
  /** Null while nobody has said them. */
  company_town: z.nullable(z.string()),
  company_post_code: z.nullable(z.string()),
  company_country: z.nullable(z.string()),
  company_registration_number: z.string(),
  /** The same number, under its name in invoice factoring. */
  reg_no: z.string(),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  limit_request: wireAmount,
  payment_terms: z.nullable(z.string()),
  created_at: instant,
  version: z.number(),
  account_details: z.array(listedAccount),
  /** The latest payments to this partner, including drafts. */
  simple_payment: z.array(paymentOfPartner),
})
export type Partner = z.output<typeof partner>
/** As a browser reads it. */
export type WirePartner = z.input<typeof partner>

const saved = z.object({
  status: z.literal('success'),
  message: z.string(),
  beneficiary_id: id,
  /** A hint, not a refusal: the same company may be in the list once per branch. */
  warning: z.optional(z.string()),
})
/** The default and maximum page size. */
export const partnersPerPage = 500
const fewerPartners = z.codec(z.optional(z.string()), z.number(), {
  decode: (text) =>
    Math.max(1, Math.min(partnersPerPage, Math.trunc(Number(text ?? partnersPerPage)) || partnersPerPage)),
  encode: String,
})

const whichAccount = { beneficiary_id: id, beneficiary_account_id: id }

export const partners = {
  list: endpoint({
    method: 'GET',
    path: '/beneficiary_details/get_all',
    auth: 'customer',
    summary: "The company's partners, by name, with their accounts and latest payments; at most 500 per page",
    query: z.object({
      /** Part of a name or registration number. */
      search: searchText,
      page: pageNumber,
      limit: fewerPartners,
      order: z._default(z.enum(['name', 'newest']), 'name'),
      /** Only partners for whom credit was requested: `limit_request` above 0. */
      financed: z.optional(z.literal('1')),
    }),
    response: z.array(partner),
  }),
  add: endpoint({
    method: 'POST',
    path: '/beneficiary_details/add',
    auth: 'customer',
    summary: 'Adds one company with its accounts',
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
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'The accounts of a company',
    body: z.strictObject({ beneficiary_id: id }),
    response: z.array(listedAccount),
    errors: ['NOT_FOUND'],
  }),
  checkName: endpoint({
    method: 'POST',
    path: '/beneficiary_accnt_details/check_name',
    auth: 'customer',
    summary: 'What the bank of an account says of its holder’s name; asked again where that is old',
    body: z.strictObject(whichAccount),
    response: z.object({ status: z.literal('success'), name_check: nameCheck }),
    errors: ['NOT_FOUND', 'TOO_MANY_NAME_CHECKS'],
  }),
  takeBankName: endpoint({
    method: 'POST',
    path: '/beneficiary_accnt_details/take_bank_name',
    auth: 'customer',
    summary: 'Makes the name that the bank has, in a close match, the account holder’s name',
    body: z.strictObject({ ...whichAccount, bank_name: line(200, 'Which name?') }),
    response: z.object({ status: z.literal('success'), name_check: nameCheck }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  buyers: endpoint({
    method: 'GET',
    path: '/invoice_buyer_details/get_all',
    auth: 'customer',
    summary: 'The same companies as buyers of invoiced goods; newest first, at most 500',
    response: z.array(
      z.object({ invoice_buyer_id: id, reg_no: z.string(), company_name: z.string(), created_at: instant }),
    ),
  }),
}
