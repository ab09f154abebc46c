import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { containerSizes, freightTypes, transportations } from '../logistics/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import {
  currencyCode,
  day,
  done,
  id,
  instant,
  listLimit,
  pageNumber,
  pagination,
  searchText,
  wireAmount,
} from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { quoteRequestDraft, requestedServices, tradeRoles } from './forms.ts'

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const service = z.enum(requestedServices)
const place = z.nullable(
  z.object({ name: z.string(), countryCode: z.string(), lat: z.number(), lng: z.number() }),
)

const goodsLine = z.object({
  description: text,
  hs_code: text,
  quantity: z.nullable(wireAmount),
  unit: text,
  unit_price: z.nullable(wireAmount),
})
const cargo = z.object({
  freight_type: z.nullable(z.enum(freightTypes)),
  transportation_by: z.nullable(z.enum(transportations)),
  container_size: z.nullable(z.enum(containerSizes)),
  weight: number,
  packages: number,
  length: number,
  width: number,
  height: number,
  volume: number,
  quantity: number,
})

const listed = z.object({
  quote_request_id: id,
  version: recordVersion,
  state: z.enum(['DRAFT', 'SUBMITTED']),
  name: text,
  currency: z.nullable(currencyCode),
  from: place,
  to: place,
  services: z.array(service),
  /** Quantity by unit price, rounded half up to the currency's smallest unit once per line; null without a currency or a whole line. */
  total: z.nullable(wireAmount),
  /** The trade that it became. */
  transaction_id: z.nullable(id),
  transaction_number: text,
  updated_at: instant,
  /** Who saved it last. */
  updated_by: text,
})
export type ListedQuoteRequest = z.output<typeof listed>
export type WireListedQuoteRequest = z.input<typeof listed>

/** What was asked for and could not be sent to the desk with the submission: why, and the page where it goes on. */
const openServices = z.array(z.object({ service, message: z.string(), link: z.string() }))

const messages = z.record(z.string(), z.string())

const quoteRequest = z.object({
  ...listed.shape,
  role: z.nullable(z.enum(tradeRoles)),
  goods: z.array(goodsLine),
  /** Their value in US dollars at the rate of today; null without a rate. Of services that are priced in dollars. */
  total_in_dollars: z.nullable(wireAmount),
  incoterm: z.nullable(z.enum(incotermCodes)),
  named_place: text,
  shipping_date: z.nullable(day),
  counterparty: z.nullable(z.object({ beneficiary_id: z.nullable(id), company_name: text, country: text })),
  cargo: z.nullable(cargo),
  note: text,
  /** What a submission still needs, by field (`goods.0.hs_code`). */
  missing: messages,
  /** What is worth a second look and refuses nothing, by field. */
  warnings: messages,
  /** At the desk, once it is submitted. */
  cases: z.array(z.object({ case_id: id, service })),
  open: openServices,
})
export type QuoteRequest = z.output<typeof quoteRequest>
export type WireQuoteRequest = z.input<typeof quoteRequest>

const success = z.literal('success')
const which = { quote_request_id: id }

export const quoteRequests = {
  save: endpoint({
    method: 'POST',
    path: '/quote_request/save',
    auth: 'customer',
    summary: 'Saves what was filled in of a request: a field that is left out stays, null empties it',
    body: quoteRequestDraft,
    response: z.object({ status: success, ...which, version: recordVersion }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE'],
    maxBodyBytes: 256 * 1024,
    idempotent: true,
  }),
  get: endpoint({
    method: 'POST',
    path: '/quote_request/get',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary:
      'A request, by its id or that of the trade that it became; without either, the newest draft of the person, if there is one',
    body: z.strictObject({ quote_request_id: z.optional(id), transaction_id: z.optional(id) }),
    response: z.union([
      z.object({ status: success, ...quoteRequest.shape }),
      /** There is no draft, or the trade began without a request. */
      z.object({ status: success, quote_request_id: z.null() }),
    ]),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/quote_request/get_all',
    auth: 'customer',
    summary:
      "The company's requests, drafts and submitted ones, changed last first, searched by name or goods",
    query: z.object({ page: pageNumber, limit: listLimit, search: searchText }),
    response: z.object({ status: success, requests: z.array(listed), pagination }),
  }),
  submit: endpoint({
    method: 'POST',
    path: '/quote_request/submit',
    auth: 'customer',
    summary:
      'Makes a request the current trade, with a case at the desk for freight; a second time answers the same trade',
    body: z.strictObject({ ...which, version: z.optional(recordVersion) }),
    response: z.object({
      status: success,
      message: z.string(),
      transaction_id: id,
      cases: z.array(z.object({ service, case_id: id })),
      open: openServices,
    }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  copy: endpoint({
    method: 'POST',
    path: '/quote_request/copy',
    auth: 'customer',
    summary: 'A new draft with the content of a request or of a trade, without days that are past',
    body: z.union([z.strictObject(which), z.strictObject({ transaction_id: id })]),
    response: z.object({ status: success, ...which, version: recordVersion }),
    errors: ['NOT_FOUND'],
    idempotent: true,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/quote_request/remove',
    auth: 'customer',
    summary: 'Removes a draft',
    body: z.strictObject(which),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
