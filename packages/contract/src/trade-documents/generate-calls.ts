import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, id, wireAmount } from '../primitives/values.ts'
import { documentFields, madeTypes } from './forms.ts'

const success = z.literal('success')
const which = { transaction_id: id, type: z.enum(madeTypes, 'Select a type') }
const text = z.nullable(z.string())
const number = z.nullable(wireAmount)

const onDay = z.nullable(day)

/** What a document would say by itself. */
const prefilled = z.object({
  lines: z.array(
    z.object({
      ...{ description: z.string(), hs_code: text, quantity: wireAmount, unit: z.string() },
      ...{ unit_price: number, amount: number },
      ...{ origin: text, packages: text, net_weight: number, gross_weight: number, volume: number },
    }),
  ),
  currency: currencyCode,
  ...{ total: number, net_weight: number, gross_weight: number, volume: number },
  ...{ packages: text, marks: text, containers: text },
  ...{ seller: text, buyer: text, consignee: text, notify: text, forwarder: text },
  ...{ date: onDay, valid_until: onDay, shipping_date: onDay },
  ...{ reference: text, order_number: text, invoice_number: text, credit_number: text },
  incoterm: z.nullable(z.enum(incotermCodes)),
  ...{ named_place: text, transport: text, origin: text, destination: text },
  ...{ place_of_receipt: text, port_of_loading: text, port_of_discharge: text, place_of_delivery: text },
  ...{ payment_terms: text, freight_amount: number, insurance_amount: number, bank: text },
  freight_terms: z.nullable(z.enum(['prepaid', 'collect'])),
  ...{ bills: text, dangerous_goods: text, export_declaration: text, insurance_instruction: text },
  ...{ enclosed: text, note: text },
})
export type PrefilledFields = z.output<typeof prefilled>
export type WirePrefilledFields = z.input<typeof prefilled>

export const madeDocuments = {
  draft: endpoint({
    method: 'POST',
    path: '/trade_documents/draft',
    auth: 'customer',
    who: 'everyone',
    onlyReads: true,
    summary: 'What a document would say by what the trade, its request, the company and the partner say',
    body: z.strictObject(which),
    response: z.object({ status: success, draft: prefilled }),
    errors: ['NOT_FOUND'],
  }),
  generate: endpoint({
    method: 'POST',
    path: '/trade_documents/generate',
    auth: 'customer',
    summary:
      'Makes a document of a trade as PDF in the company’s letterhead, numbered; refused where the arithmetic does not hold, or where it would be of no use',
    body: z.strictObject({ ...which, fields: z.optional(documentFields) }),
    response: z.object({
      ...{ status: success, document_id: z.string(), number: z.string(), version: z.number() },
      /** What it does not say, though banks, customs or carriers ask for it. */
      lacks: z.array(z.object({ field: z.string(), why: z.string() })),
    }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DOCUMENT_SPACE_FULL', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 256 * 1024,
  }),
}
