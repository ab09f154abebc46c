import { isCurrency } from '@tradelane/money'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { FundingPage } from './funding-queries.ts'

const formats = {
  cii: 'Factur-X, ZUGFeRD or other CII',
  ubl: 'UBL (Peppol, XRechnung)',
  fatturapa: 'FatturaPA (Italy)',
  ksef: 'KSeF (Poland)',
} as const

/** What the XML says: XML alone has no page to look at. */
export function eInvoiceFacts(invoice: NonNullable<FundingPage['e_invoice']>): Fact[] {
  const amount = (value: number | null) =>
    value === null
      ? undefined
      : invoice.currency !== null && isCurrency(invoice.currency)
        ? formatAmount(value, invoice.currency)
        : String(value)
  const day = (value: string | null) => (value === null ? undefined : formatDay(value))
  const party = (name: string | null, number: string | null) => [name, number].filter(Boolean).join(', ')
  return [
    { term: 'Format', value: formats[invoice.format] },
    { term: 'Kind', value: invoice.is_credit_note ? 'Credit note or correction' : 'Invoice' },
    { term: 'Number', value: invoice.number },
    { term: 'Date', value: day(invoice.issue_date) },
    { term: 'Due', value: day(invoice.due_date) },
    { term: 'Seller', value: party(invoice.seller_name, invoice.seller_number) },
    { term: 'Buyer', value: party(invoice.buyer_name, invoice.buyer_number) },
    { term: 'Total with tax', value: amount(invoice.total) },
    { term: 'Left to pay', value: amount(invoice.payable) },
  ]
}
