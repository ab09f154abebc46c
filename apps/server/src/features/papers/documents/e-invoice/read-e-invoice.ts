import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { decodeXml } from './decode-xml.ts'
import { creditNoteTypes, formatsOf, type InvoicePaths } from './invoice-paths.ts'
import { notWellFormed, readXml, type XmlTexts } from './read-xml.ts'

/** In a PDF: after decompression. */
export const mostBytes = 5 * 1024 * 1024

/** Reads an electronic invoice: as a file of its own, or the one in a PDF. Says, in words for the person who uploads it, why it cannot be one. */
export function readEInvoice(bytes: Buffer, within: keyof typeof formatsOf): EInvoice | { fault: string } {
  if (bytes.length > mostBytes) return { fault: 'Electronic invoices of more than 5 MB are not accepted' }
  const text = decodeXml(bytes)
  if (text === undefined) return { fault: notWellFormed }
  const formats = new Map(Object.entries(formatsOf[within]))
  const read = readXml(text, (root) => {
    const paths = formats.get(root)
    return paths && Object.values(paths).flat()
  })
  if ('fault' in read) return read
  const paths = formats.get(read.root)
  if (!paths) throw new Error(`${read.root} was read and is no invoice`)
  if (read.textsAt(paths.number).length > 1)
    return { fault: 'This file has several invoices. Upload a file for each invoice' }
  return invoiceOf(read, paths)
}

function invoiceOf({ root, textsAt }: XmlTexts, paths: InvoicePaths): EInvoice {
  const first = (all: readonly string[]): string | null => all.flatMap(textsAt)[0] ?? null
  // A company has one name; a person has two, each at a path of its own.
  const name = (all: readonly string[]): string | null => {
    const found = all.flatMap((path) => textsAt(path)[0] ?? [])
    return (paths.format === 'fatturapa' ? found.join(' ') : found[0]) || null
  }
  return {
    format: paths.format,
    is_credit_note: root === 'CreditNote' || creditNoteTypes.includes(first([paths.type]) ?? ''),
    number: first([paths.number]),
    issue_date: dayOf(first([paths.issueDate])),
    due_date:
      paths.dueDate
        .flatMap(textsAt)
        .map(dayOf)
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    order_number: first(paths.orderNumber),
    currency: currencyOf(first([paths.currency])),
    total: amountOf(first(paths.total)),
    payable: amountOf(first(paths.payable)),
    seller_name: name(paths.sellerName),
    seller_number: first(paths.sellerNumber),
    buyer_name: name(paths.buyerName),
    buyer_number: first(paths.buyerNumber),
  }
}

/** CII writes 20261120 (format 102), the others 2026-11-20, some with a time zone. */
function dayOf(text: string | null): string | null {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text ?? '') ?? []
  const day = `${year}-${month}-${date}`
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null
}

const currencyOf = (text: string | null): string | null => (/^[A-Z]{3}$/.test(text ?? '') ? text : null)

/** As the wire carries amounts: at most fifteen digits, without a sign for zero. */
function amountOf(text: string | null): string | null {
  const plain = text?.replace(/^\+/, '') ?? ''
  if (!/^-?\d{1,13}(\.\d{1,10})?$/.test(plain)) return null
  const short = plain.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
  return short.replace(/\D/g, '').length <= 15 && short !== '-0' ? short : null
}
