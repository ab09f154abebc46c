import type { WireDocumentFields } from '@tradelane/contract/trade-documents/forms'
import type { WirePrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { Currency } from '@tradelane/money'

export const emptyLine = {
  ...{ description: '', hs_code: '', quantity: '', unit: 'pcs', unit_price: '' },
  ...{ origin: '', packages: '', net_weight: '', gross_weight: '', volume: '' },
}
type Line = typeof emptyLine
const textNames = [
  ...(['seller', 'buyer', 'consignee', 'notify', 'forwarder', 'date', 'valid_until', 'reference'] as const),
  ...(['order_number', 'invoice_number', 'credit_number', 'incoterm', 'named_place', 'transport'] as const),
  ...(['place_of_receipt', 'port_of_loading', 'port_of_discharge', 'place_of_delivery'] as const),
  ...(['shipping_date', 'origin', 'destination', 'payment_terms', 'freight_amount'] as const),
  ...(['insurance_amount', 'bank', 'freight_terms', 'bills', 'dangerous_goods', 'enclosed'] as const),
  ...(['export_declaration', 'insurance_instruction', 'packages', 'marks', 'containers'] as const),
  ...(['net_weight', 'gross_weight', 'volume', 'note'] as const),
]
export type TextName = (typeof textNames)[number]

/** As it is typed: figures are text. The names are those of the call, so that what it refuses is shown at its field. */
export type MakeValues = Record<TextName, string> & { lines: Line[]; currency: Currency }

const text = (value: string | number | null) => (value === null ? '' : String(value))

export const valuesOf = (fields: WirePrefilledFields): MakeValues => ({
  ...(Object.fromEntries(textNames.map((name) => [name, text(fields[name])])) as Record<TextName, string>),
  currency: fields.currency,
  lines: fields.lines.length === 0 ? [emptyLine] : fields.lines.map((line) => toLine(line)),
})

const toLine = (line: WirePrefilledFields['lines'][number]): Line =>
  Object.fromEntries(
    (Object.keys(emptyLine) as (keyof Line)[]).map((name) => [name, text(line[name])]),
  ) as Line

/** All that the form has: an empty field stays empty. Amounts and the total are calculated. */
export const bodyOf = (values: MakeValues): WireDocumentFields => values as WireDocumentFields
