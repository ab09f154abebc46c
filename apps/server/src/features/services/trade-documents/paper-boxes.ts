import { dayText } from '@tradelane/contract/primitives/day-text'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { FormBox, FormRow } from '../../../pdf/pdf-form.ts'
import { totalOfGoods } from './check-weights.ts'
import { grouped } from './figures.ts'

/** A box with room for a hand where nothing is said. */
export const box = (share: number, label: string, text: string | null = '', minHeight?: number): FormBox => ({
  ...{ share, label, text: text ?? '' },
  ...(minHeight !== undefined && { minHeight }),
})

export const day = (text: string | null): string => (text === null ? '' : dayText(text))

type Measure = 'net_weight' | 'gross_weight' | 'volume'

/** Of the whole paper: as it is said, else the sum of its goods. */
export const measured = (fields: PrefilledFields, measure: Measure): string =>
  grouped(fields[measure] ?? totalOfGoods(fields, measure) ?? '')

export const termOf = ({ incoterm, named_place }: PrefilledFields): string =>
  [incoterm, named_place].filter(Boolean).join(' ')

/** Of all goods, or where each says its own. */
export const originOf = ({ origin, lines }: PrefilledFields): string =>
  origin ?? [...new Set(lines.flatMap((line) => line.origin ?? []))].join(', ')

/** How the goods travel, and from where to where. */
export const wayRows = (fields: PrefilledFields): FormRow[] => [
  [
    box(0.34, 'Means of transport (vessel and voyage, flight)', fields.transport),
    box(0.33, 'Place of despatch', fields.place_of_receipt),
    box(0.33, 'Place of delivery', fields.place_of_delivery),
  ],
  [
    box(0.34, 'Port or place of loading', fields.port_of_loading),
    box(0.33, 'Port or place of discharge', fields.port_of_discharge),
    box(0.33, 'Date of shipment', day(fields.shipping_date)),
  ],
]

/** What is sent: marks, packages, weights and measurement of the whole. */
export const cargoRow = (fields: PrefilledFields): FormRow => [
  box(
    0.3,
    'Marks and numbers; containers, seals',
    [fields.marks, fields.containers].filter(Boolean).join('\n'),
  ),
  box(0.25, 'Number and kind of packages', fields.packages),
  box(0.15, 'Net weight, kg', measured(fields, 'net_weight')),
  box(0.15, 'Gross weight, kg', measured(fields, 'gross_weight')),
  box(0.15, 'Measurement, m³', measured(fields, 'volume')),
]
