import { freightTerms } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import type { FormRow, PdfForm } from '../../../pdf/pdf-form.ts'
import { box, cargoRow, day, originOf, termOf, wayRows } from './paper-boxes.ts'

/** What a forwarder or carrier is asked to do, in the boxes of the layout key for consignment instructions (UN/CEFACT Recommendation 22). */
export function instructionForm(number: string, fields: PrefilledFields): PdfForm {
  return [
    [
      {
        share: 0.5,
        rows: [
          [box(1, 'Shipper', fields.seller, 56)],
          [box(1, 'Consignee (if to order, so indicate)', fields.consignee ?? fields.buyer, 56)],
          [box(1, 'Notify party', fields.notify, 40)],
        ],
      },
      { share: 0.5, rows: numberRows(number, fields) },
    ],
    ...wayRows(fields),
    cargoRow(fields),
    ...orderRows(fields),
  ]
}

const numberRows = (number: string, fields: PrefilledFields): FormRow[] => [
  [box(1, 'To (forwarder or carrier)', fields.forwarder, 40)],
  [box(0.5, 'Number', number), box(0.5, 'Date', day(fields.date))],
  [box(0.5, 'Reference', fields.reference), box(0.5, 'Order or contract number', fields.order_number)],
  [
    box(0.5, 'Number of the invoice', fields.invoice_number),
    box(0.5, 'Letter of credit', fields.credit_number),
  ],
  [box(0.5, 'Country of origin', originOf(fields)), box(0.5, 'Country of destination', fields.destination)],
  [box(1, 'Terms of delivery (Incoterms 2020)', termOf(fields))],
]

/** What is to be done with it. */
const orderRows = (fields: PrefilledFields): FormRow[] => [
  [
    box(0.2, 'Freight and charges', fields.freight_terms && freightTerms[fields.freight_terms]),
    box(0.3, 'Number and kind of bills of lading', fields.bills),
    box(0.25, 'Export declaration', fields.export_declaration),
    box(0.25, 'Papers enclosed', fields.enclosed),
  ],
  [
    box(0.4, 'Insurance of the goods', fields.insurance_instruction),
    box(0.6, 'Dangerous goods (UN number, name, class, packing group)', fields.dangerous_goods),
  ],
]
