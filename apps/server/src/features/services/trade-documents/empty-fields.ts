import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'

type Line = PrefilledFields['lines'][number]

/** A paper that says nothing. */
export const saysNothing: Omit<PrefilledFields, 'currency'> = {
  ...{ lines: [], total: null, net_weight: null, gross_weight: null, volume: null },
  ...{ packages: null, marks: null, containers: null },
  ...{ seller: null, buyer: null, consignee: null, notify: null, forwarder: null },
  ...{ date: null, valid_until: null, shipping_date: null },
  ...{ reference: null, order_number: null, invoice_number: null, credit_number: null },
  ...{ incoterm: null, named_place: null, transport: null, origin: null, destination: null },
  ...{ place_of_receipt: null, port_of_loading: null, port_of_discharge: null, place_of_delivery: null },
  ...{ payment_terms: null, freight_amount: null, insurance_amount: null, bank: null },
  ...{ freight_terms: null, bills: null, dangerous_goods: null, export_declaration: null },
  ...{ insurance_instruction: null, enclosed: null, note: null },
}

export const lineSaysNothing: Omit<Line, 'description' | 'quantity' | 'unit'> = {
  ...{ hs_code: null, unit_price: null, amount: null },
  ...{ origin: null, packages: null, net_weight: null, gross_weight: null, volume: null },
}

/** What is kept of a document that was made here: older ones have fewer fields. */
export function keptFields(kept: unknown): PrefilledFields {
  const fields = kept as PrefilledFields
  return { ...saysNothing, ...fields, lines: fields.lines.map((line) => ({ ...lineSaysNothing, ...line })) }
}
