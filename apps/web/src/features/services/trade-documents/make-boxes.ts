import { incoterms } from '@tradelane/contract/lists/incoterms'
import { freightTerms, isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { TextName } from './make-values.ts'

type Box = {
  name: TextName
  label: string
  kind: 'line' | 'area' | 'day' | 'figure' | 'choice'
  /** Behind a figure. */
  unit?: string
  options?: { value: string; label: string }[]
}
type Group = { title: string; boxes: readonly Box[] }

const line = (name: TextName, label: string): Box => ({ name, label, kind: 'line' })
const area = (name: TextName, label: string): Box => ({ name, label, kind: 'area' })
const day = (name: TextName, label: string): Box => ({ name, label, kind: 'day' })
const figure = (name: TextName, label: string, unit?: string): Box => ({
  ...{ name, label, kind: 'figure' },
  ...(unit && { unit }),
})
const choice = (name: TextName, label: string, named: Record<string, string>): Box => ({
  ...{ name, label, kind: 'choice' },
  options: Object.entries(named).map(([value, text]) => ({ value, label: text })),
})
const terms = Object.fromEntries(Object.entries(incoterms).map(([code, name]) => [code, `${code}: ${name}`]))

/** What a document of this type prints. A field that is empty stays empty on it. */
export const groupsOf = (type: MadeType): Group[] => [
  { title: 'Parties', boxes: partiesOf(type) },
  { title: 'Numbers and days', boxes: numbersOf(type) },
  {
    title: 'Way',
    boxes: [
      line('transport', 'Vessel and voyage, or flight'),
      line('place_of_receipt', 'Place of despatch'),
      line('port_of_loading', 'Port or place of loading'),
      line('port_of_discharge', 'Port or place of discharge'),
      line('place_of_delivery', 'Place of delivery'),
      line('destination', 'Country of destination'),
    ],
  },
  {
    title: 'Cargo',
    boxes: [
      line('origin', 'Country of origin'),
      line('packages', 'Packages'),
      figure('net_weight', 'Net weight', 'kg'),
      figure('gross_weight', 'Gross weight', 'kg'),
      figure('volume', 'Measurement', 'm³'),
      area('marks', 'Marks'),
      area('containers', 'Containers and seals'),
    ],
  },
  { title: 'Terms', boxes: termsOf(type) },
]

function partiesOf(type: MadeType): Box[] {
  const isOrder = type === 'purchase_order'
  const isInstruction = type === 'shipping_instruction'
  return [
    area('seller', isOrder ? 'Supplier' : 'Seller'),
    area('buyer', 'Buyer'),
    area(
      'consignee',
      isInstruction ? 'Consignee, if not the buyer: “to order” too' : 'Consignee, if not the buyer',
    ),
    ...(isInstruction ? [area('notify', 'Notify party'), area('forwarder', 'Forwarder or carrier')] : []),
  ]
}

const numbersOf = (type: MadeType): Box[] => [
  day('date', 'Date'),
  day('shipping_date', 'Date of shipment'),
  ...(type === 'proforma_invoice' ? [day('valid_until', 'Valid until')] : []),
  line('reference', 'Reference'),
  line('order_number', type === 'purchase_order' ? 'Reference of the supplier' : 'Order or contract number'),
  ...(isPriced(type) ? [] : [line('invoice_number', 'Number of the invoice')]),
  line('credit_number', 'Letter of credit'),
]

const termsOf = (type: MadeType): Box[] => [
  choice('incoterm', 'Incoterm', terms),
  line('named_place', 'Named place'),
  ...(isPriced(type)
    ? [
        line('payment_terms', 'Terms of payment'),
        figure('freight_amount', 'Freight in the total'),
        figure('insurance_amount', 'Insurance in the total'),
        ...(type === 'purchase_order' ? [] : [area('bank', 'Bank of the seller')]),
      ]
    : []),
  ...(type === 'shipping_instruction'
    ? [
        choice('freight_terms', 'Freight and charges', freightTerms),
        line('bills', 'Number and kind of bills of lading'),
        line('export_declaration', 'Export declaration'),
        line('insurance_instruction', 'Insurance of the goods'),
        line('enclosed', 'Papers enclosed'),
        area('dangerous_goods', 'Dangerous goods, or “None”'),
      ]
    : []),
  area('note', 'Note'),
]
