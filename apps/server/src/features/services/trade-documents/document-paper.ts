import { dayText } from '@tradelane/contract/primitives/day-text'
import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import type { PdfContent } from '../../../pdf/pdf-content.ts'
import { instructionForm } from './instruction-form.ts'
import { packedTable, pricedTable } from './paper-tables.ts'
import { saleForm } from './sale-form.ts'

type Paper = { type: MadeType; number: string; author: string; printedAt: Date; fields: PrefilledFields }

/**
 * A document in the letterhead of its company, with the boxes where the United Nations Layout Key (UN/CEFACT Recommendation 1) has them.
 * docs/printed-trade-documents.md holds each against a published sample of its kind.
 */
export function documentPaper({ type, number, author, printedAt, fields }: Paper): PdfContent {
  const dated = [number, fields.date && dayText(fields.date)].filter(Boolean).join(', ')
  return {
    ...{ title: tradeDocumentTypes[type], number, author, printedAt },
    lead: type === 'proforma_invoice' ? `${dated}. Not a demand for payment and not a tax invoice.` : dated,
    facts: [],
    form: type === 'shipping_instruction' ? instructionForm(number, fields) : saleForm(type, number, fields),
    table: isPriced(type) ? pricedTable(fields) : packedTable(fields),
    note: fields.note ?? '',
    blanks: [{ title: 'Signature', text: `For ${author}`, lines: ['Place and date', 'Name and signature'] }],
  }
}
