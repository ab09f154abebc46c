import { dayText } from '@tradelane/contract/primitives/day-text'
import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { formatMoney, parseMoney } from '@tradelane/money'
import type { PdfContent, PdfTable } from '../../../pdf/pdf-content.ts'
import type { FormBox, FormRow, PdfForm } from '../../../pdf/pdf-form.ts'
import { grouped } from './check-fields.ts'

type Paper = { type: MadeType; number: string; author: string; printedAt: Date; fields: PrefilledFields }

/** A document in the letterhead of its company, with the boxes where the United Nations Layout Key (UN/CEFACT Recommendation 1) has them. */
export function documentPaper({ type, number, author, printedAt, fields }: Paper): PdfContent {
  const title = tradeDocumentTypes[type]
  const dated = [number, fields.date && dayText(fields.date)].filter(Boolean).join(', ')
  return {
    ...{ title, number, author, printedAt },
    lead: type === 'proforma_invoice' ? `${dated}. Not a demand for payment and not a tax invoice.` : dated,
    facts: [],
    form: formOf(type, number, fields),
    table: isPriced(type) ? pricedTable(fields) : goodsTable(fields),
    note: fields.note ?? '',
    blanks: [{ title: 'Signature', text: `For ${author}`, lines: ['Place and date', 'Name and signature'] }],
  }
}

const partyLabels: Record<MadeType, readonly [first: string, second: string]> = {
  commercial_invoice: ['Seller (exporter)', 'Buyer (consignee)'],
  proforma_invoice: ['Seller (exporter)', 'Buyer (consignee)'],
  packing_list: ['Exporter', 'Consignee'],
  shipping_instruction: ['Shipper', 'Consignee'],
  purchase_order: ['Supplier', 'Buyer'],
}

function formOf(type: MadeType, number: string, fields: PrefilledFields): PdfForm {
  const [first, second] = partyLabels[type]
  const weights = [
    box(0.25, 'Net weight, kg', kg(fields.net_weight)),
    box(0.25, 'Gross weight, kg', kg(fields.gross_weight)),
  ]
  return [
    [
      {
        share: 0.5,
        rows: [
          [box(1, first, fields.seller, 62)],
          [box(1, second, fields.buyer, 62)],
          ...(type === 'shipping_instruction' ? [[box(1, 'Notify party', fields.notify, 40)]] : []),
        ],
      },
      { share: 0.5, rows: referenceRows(type, number, fields) },
    ],
    [
      box(0.5, 'Port or place of loading', fields.port_of_loading),
      box(0.5, 'Port or place of discharge', fields.port_of_discharge),
    ],
    [box(0.5, 'Packages and marks', [fields.packages, fields.marks].filter(Boolean).join('\n')), ...weights],
  ]
}

const referenceRows = (type: MadeType, number: string, fields: PrefilledFields): FormRow[] => [
  [box(0.5, 'Number', number), box(0.5, 'Date', day(fields.date))],
  [box(0.5, 'Reference', fields.reference), box(0.5, 'Country of origin', fields.origin)],
  [
    box(
      1,
      'Terms of delivery (Incoterms 2020)',
      [fields.incoterm, fields.named_place].filter(Boolean).join(' '),
    ),
  ],
  [
    box(isPriced(type) ? 0.4 : 1, 'Date of shipment', day(fields.shipping_date)),
    ...(isPriced(type) ? [box(0.6, 'Terms of payment', fields.payment_terms)] : []),
  ],
]

const box = (share: number, label: string, text: string | null = '', minHeight?: number): FormBox => ({
  ...{ share, label, text: text ?? '' },
  ...(minHeight !== undefined && { minHeight }),
})

const kg = (text: string | null) => (text === null ? '' : grouped(text))
const day = (text: string | null) => (text === null ? '' : dayText(text))

function pricedTable({ lines, currency, total }: PrefilledFields): PdfTable {
  return {
    columns: [
      { title: 'Goods', share: 0.3 },
      { title: 'HS code', share: 0.11 },
      { title: 'Quantity', share: 0.19, isRight: true },
      { title: `Unit price, ${currency}`, share: 0.18, isRight: true },
      { title: `Amount, ${currency}`, share: 0.22, isRight: true },
    ],
    rows: lines.map((line) => [
      ...[line.description, line.hs_code ?? '', `${grouped(line.quantity)} ${line.unit}`],
      ...[grouped(line.unit_price ?? ''), grouped(line.amount ?? '')],
    ]),
    totals: ['Total', '', '', '', total === null ? '' : formatMoney(parseMoney(total, currency))],
  }
}

const goodsTable = ({ lines }: PrefilledFields): PdfTable => ({
  columns: [
    { title: 'Goods', share: 0.56 },
    { title: 'HS code', share: 0.18 },
    { title: 'Quantity', share: 0.26, isRight: true },
  ],
  rows: lines.map(({ description, hs_code, quantity, unit }) => [
    ...[description, hs_code ?? '', `${grouped(quantity)} ${unit}`],
  ]),
})
