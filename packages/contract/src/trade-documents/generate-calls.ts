import { z } from 'zod/mini'
import { incotermCodes } from '../lists/incoterms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, id, wireAmount } from '../primitives/values.ts'
import { documentFields, madeTypes } from './forms.ts'

const success = z.literal('success')
const which = { transaction_id: id, type: z.enum(madeTypes, 'Select a type') }
const text = z.nullable(z.string())
const number = z.nullable(wireAmount)

/** What a document would say by itself. */
const prefilled = z.object({
  lines: z.array(
    z.object({
      ...{ description: z.string(), hs_code: text, quantity: wireAmount, unit: z.string() },
      ...{ unit_price: number, amount: number },
    }),
  ),
  currency: currencyCode,
  ...{ total: number, net_weight: number, gross_weight: number },
  ...{ packages: text, marks: text, seller: text, buyer: text, notify: text },
  ...{
    date: z.nullable(day),
    reference: text,
    incoterm: z.nullable(z.enum(incotermCodes)),
    named_place: text,
  },
  ...{ port_of_loading: text, port_of_discharge: text, shipping_date: z.nullable(day), origin: text },
  ...{ payment_terms: text, note: text },
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
      'Makes a document of a trade as PDF in the company’s letterhead, numbered; refused where the arithmetic does not hold',
    body: z.strictObject({ ...which, fields: z.optional(documentFields) }),
    response: z.object({ status: success, document_id: z.string(), number: z.string(), version: z.number() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DOCUMENT_SPACE_FULL', 'DEPENDENCY_UNAVAILABLE'],
    idempotent: true,
    maxBodyBytes: 256 * 1024,
  }),
}
