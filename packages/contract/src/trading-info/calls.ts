import { z } from 'zod/mini'
import { limitCase } from '../credit-limits/limit-case.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  wireAmount,
} from '../primitives/values.ts'
import { tradingInfo } from './forms.ts'

const received = z.object({
  status: z.literal('success'),
  message: z.string(),
  /** TI-2026-000123 */
  receipt_number: z.string(),
})

export const tradingCalls = {
  add: endpoint({
    method: 'POST',
    path: '/trading_info/add',
    auth: 'none',
    summary: 'Takes the trading information of a buyer, and mails a copy to its contact person',
    body: tradingInfo,
    response: received,
    idempotent: true,
  }),
  sendLink: endpoint({
    method: 'POST',
    path: '/trading_info/send_link',
    auth: 'customer',
    summary: 'Sends a partner a link to the form, filled in with what is known of both companies',
    body: z.strictObject({
      beneficiary_id: id,
      /** Instead of the partner's own address. */
      email: z.optional(z.string().check(z.trim(), z.maxLength(254), z.email('Enter a valid email'))),
    }),
    response: z.object({ status: z.literal('success'), message: z.string(), link_id: id }),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
}

export const tradingStates = ['received', 'converted'] as const
export type TradingState = (typeof tradingStates)[number]

const buyerRow = z.object({
  trading_id: id,
  receipt_number: z.string(),
  created_at: instant,
  buyer_name: z.string(),
  buyer_reg_no: z.string(),
  supplier_name: z.string(),
  limit_amount: wireAmount,
  currency: currencyCode,
  /** The customer whose link it came by, or that it was assigned to. */
  company_name: z.nullable(z.string()),
  state: z.enum(tradingStates),
})
export type WireBuyerRow = z.input<typeof buyerRow>

const tradingRecord = z.object({
  ...tradingInfo.shape,
  buyer_country: z.string(),
  currency: currencyCode,
  trading_id: id,
  receipt_number: z.string(),
  created_at: instant,
  state: z.enum(tradingStates),
  uid: z.nullable(id),
  company_name: z.nullable(z.string()),
  beneficiary_id: z.nullable(id),
  /** Whether it came by a link that the customer sent. */
  came_by_link: z.boolean(),
  converted_at: z.nullable(instant),
  /** The administrator's name. */
  converted_by: z.nullable(z.string()),
})

const samePartner = z.object({
  /** The customer whose partner it is. */
  uid: id,
  beneficiary_id: id,
  company_name: z.string(),
  company_registration_number: z.string(),
  /** Empty where it is not known. */
  country: z.string(),
})

export const buyerDetail = z.object({
  status: z.literal('success'),
  record: tradingRecord,
  /** Customers whose number or name is that of the supplier: the record may be about one of them. */
  customers: z.array(z.object({ uid: id, company_name: z.string(), company_reg_number: z.string() })),
  /** Partners of these customers with the same number, and no other country. */
  same_partners: z.array(samePartner),
  /** Other records of the same buyer. */
  same_records: z.array(
    z.object({ trading_id: id, receipt_number: z.string(), supplier_name: z.string(), created_at: instant }),
  ),
})
export type WireBuyer = z.input<typeof buyerDetail>

export const buyerList = z.object({ status: z.literal('success'), buyers: z.array(buyerRow), pagination })

export const adminBuyers = {
  buyers: endpoint({
    method: 'POST',
    path: '/admin/buyers',
    auth: 'admin',
    staff: 'everyone',
    summary:
      'The trading information that buyers sent, newest first; or one record, with the buyers that may be the same',
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: z.optional(z.string().check(z.maxLength(100))),
    }),
    body: z.strictObject({ trading_id: z.optional(id) }),
    response: z.union([buyerList, buyerDetail]),
    errors: ['NOT_FOUND'],
  }),
  convert: endpoint({
    method: 'POST',
    path: '/admin/buyers/convert',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Makes a partner of the buyer, or merges it into one that is there',
    body: z.strictObject({
      trading_id: id,
      /** The customer, where the record came without a link. */
      uid: z.optional(id),
      /** The partner to merge it into; a new one without it. */
      beneficiary_id: z.optional(id),
      /** Opens the case of a credit limit for the partner in the same step: both, or neither. */
      credit_limit: z.optional(limitCase),
    }),
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      beneficiary_id: id,
      credit_limit_id: z.nullable(id),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'RATE_UNAVAILABLE'],
    idempotent: true,
  }),
}
