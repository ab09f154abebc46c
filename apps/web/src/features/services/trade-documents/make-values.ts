import type { WireDocumentFields } from '@tradelane/contract/trade-documents/forms'
import type { WirePrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { Currency } from '@tradelane/money'

type Line = { description: string; hs_code: string; quantity: string; unit: string; unit_price: string }
const textNames = [
  ...(['seller', 'buyer', 'notify', 'date', 'reference', 'incoterm', 'named_place'] as const),
  ...(['port_of_loading', 'port_of_discharge', 'shipping_date', 'origin', 'payment_terms'] as const),
  ...(['packages', 'marks', 'net_weight', 'gross_weight', 'note'] as const),
]
export type TextName = (typeof textNames)[number]

/** As it is typed: figures are text. The names are those of the call, so that what it refuses is shown at its field. */
export type MakeValues = Record<TextName, string> & { lines: Line[]; currency: Currency }

export const emptyLine: Line = { description: '', hs_code: '', quantity: '', unit: 'pcs', unit_price: '' }

const text = (value: string | number | null) => (value === null ? '' : String(value))

export const valuesOf = (fields: WirePrefilledFields): MakeValues => ({
  ...(Object.fromEntries(textNames.map((name) => [name, text(fields[name])])) as Record<TextName, string>),
  currency: fields.currency,
  lines: fields.lines.length === 0 ? [emptyLine] : fields.lines.map((line) => toLine(line)),
})

const toLine = (line: WirePrefilledFields['lines'][number]): Line => ({
  ...{ description: line.description, unit: line.unit, hs_code: text(line.hs_code) },
  ...{ quantity: text(line.quantity), unit_price: text(line.unit_price) },
})

/** All that the form has: an empty field stays empty. Amounts and the total are calculated. */
export const bodyOf = (values: MakeValues): WireDocumentFields => values as WireDocumentFields
