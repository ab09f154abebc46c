import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { FormRow, PdfForm } from '../../../pdf/pdf-form.ts'
import { box, cargoRow, day, originOf, termOf, wayRows } from './paper-boxes.ts'
import { chargesOf } from './paper-tables.ts'

type SaleType = Exclude<MadeType, 'shipping_instruction'>

const parties: Record<SaleType, readonly [seller: string, consignee: string, buyer: string]> = {
  commercial_invoice: ['Seller (exporter)', 'Consignee', 'Buyer (if not the consignee)'],
  proforma_invoice: ['Seller (exporter)', 'Consignee', 'Buyer (if not the consignee)'],
  packing_list: ['Exporter', 'Consignee', 'Buyer (if not the consignee)'],
  purchase_order: ['Supplier', 'Deliver to (consignee)', 'Buyer (if not the consignee)'],
}

/** Invoices, orders and packing lists: parties at the left, numbers and terms at the right, the way and the cargo below. */
export function saleForm(type: SaleType, number: string, fields: PrefilledFields): PdfForm {
  const [seller, consignee, buyer] = parties[type]
  const isElsewhere = fields.consignee !== null
  return [
    [
      {
        share: 0.5,
        rows: [
          [box(1, seller, fields.seller, 62)],
          [box(1, consignee, fields.consignee ?? fields.buyer, 44)],
          [box(1, buyer, isElsewhere ? fields.buyer : '')],
        ],
      },
      { share: 0.5, rows: [...numberRows(type, number, fields), ...termRows(type, fields)] },
    ],
    ...wayRows(fields),
    cargoRow(fields),
    ...(isPriced(type) ? [moneyRow(type, fields)] : []),
  ]
}

const numberRows = (type: SaleType, number: string, fields: PrefilledFields): FormRow[] => [
  [box(0.5, 'Number', number), box(0.5, 'Date', day(fields.date))],
  type === 'purchase_order'
    ? [box(0.5, 'Reference of the supplier', fields.order_number), box(0.5, 'Reference', fields.reference)]
    : [box(0.5, 'Order or contract number', fields.order_number), box(0.5, 'Reference', fields.reference)],
  type === 'packing_list'
    ? [
        box(0.5, 'Number of the invoice', fields.invoice_number),
        box(0.5, 'Letter of credit', fields.credit_number),
      ]
    : [
        box(0.5, 'Letter of credit', fields.credit_number),
        type === 'proforma_invoice'
          ? box(0.5, 'Valid until', day(fields.valid_until))
          : box(0.5, 'Currency', fields.currency),
      ],
  [box(0.5, 'Country of origin', originOf(fields)), box(0.5, 'Country of destination', fields.destination)],
]

const termRows = (type: SaleType, fields: PrefilledFields): FormRow[] => [
  [box(1, 'Terms of delivery (Incoterms 2020)', termOf(fields))],
  ...(isPriced(type) ? [[box(1, 'Terms of payment', fields.payment_terms)]] : []),
]

/** Where it is paid to, and what is in the price. */
function moneyRow(type: SaleType, fields: PrefilledFields): FormRow {
  const { goods, freight, insurance } = chargesOf(fields)
  // An order says how it is paid, and not where to.
  const isOrder = type === 'purchase_order'
  const share = isOrder ? 1 / 3 : 0.2
  return [
    ...(isOrder ? [] : [box(0.4, 'Bank of the seller (bank, account, BIC)', fields.bank)]),
    box(share, 'Of the total: goods', goods),
    box(share, 'Of the total: freight', freight),
    box(share, 'Of the total: insurance', insurance),
  ]
}
