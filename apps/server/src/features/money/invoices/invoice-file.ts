import { invoiceKindNames } from '@tradelane/contract/invoices/kinds'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { InvoiceFact } from '../../../entries/service-entry.ts'
import { dayIn } from '../../../lifecycle/local-days.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../refusal.ts'
import { findInvoice, getInvoice, type InvoiceRow, invoiceNumber, listLines } from './stored-invoices.ts'
import { writeInvoices } from './write-invoices.ts'

/** An invoice or credit note as PDF, as it was issued; an invoice also names the credit note that takes it off. */
export const invoiceFile = async (deps: Deps, scope: Scope, invoiceId: string) =>
  fileOf(deps, await getInvoice(deps.db, scope, invoiceId))

/** The newest invoice or credit note of a service's record. Refuses with ILLEGAL_STATE where the money has not moved yet. */
export async function invoiceFileOf(deps: Deps, which: Parameters<typeof findInvoice>[1]) {
  // What moved a moment ago may not be written yet.
  const row =
    (await findInvoice(deps.db, which)) ??
    ((await writeInvoices(deps)) > 0 ? await findInvoice(deps.db, which) : undefined)
  if (!row)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'This paper is issued once the money has moved. Try again soon.',
    })
  return fileOf(deps, row)
}

async function fileOf(deps: Deps, row: InvoiceRow) {
  const number = invoiceNumber(row)
  const isCredit = row.kind === 'credit_note'
  const text = (amount: Money) => (isCredit ? `−${formatMoney(amount)}` : formatMoney(amount))
  const amountOf = (amount: bigint) => money(amount, row.currency as Currency)
  const lines = await listLines(deps.db, row)
  const name = invoiceKindNames[row.kind]
  const bytes = await renderPdfInThread({
    author: 'Tradelane',
    title: name,
    number,
    printedAt: row.issued_at,
    lead: `${formatMoney(amountOf(row.total))}: ${isCredit ? 'given back' : 'paid'}`,
    facts: [
      [name, number],
      ['Issued', dayOf(deps, row)],
      ...(await creditFacts(deps, row)),
      ...(row.facts as InvoiceFact[]),
    ],
    table: {
      columns: [
        { title: 'For', share: 0.7 },
        { title: 'Amount', share: 0.3, isRight: true },
      ],
      rows: [
        ...lines.map(({ description, amount }) => [description, text(amount)]),
        ['Net', text(amountOf(row.net))],
        ['VAT or other tax: none is charged on this invoice', formatMoney(amountOf(row.tax))],
      ],
      totals: ['Total', text(amountOf(row.total))],
    },
    note: `To verify this document, write to us at ${deps.config.publicUrl}/help-and-support with the number ${number}.`,
  })
  return {
    bytes,
    content_type: 'application/pdf',
    file_name: `${name.toLowerCase().replace(' ', '-')}-${number}.pdf`,
  }
}

const dayOf = ({ config }: Deps, { issued_at }: Pick<InvoiceRow, 'issued_at'>): string =>
  dayText(dayIn(config.officeCountry, issued_at))

/** The invoice that a credit note takes off, and the credit notes of an invoice. */
async function creditFacts(deps: Deps, row: InvoiceRow): Promise<InvoiceFact[]> {
  if (row.kind === 'credit_note') {
    if (row.credits === null) return []
    return [['For invoice', invoiceNumber(await getInvoice(deps.db, systemScope(row.uid), row.credits))]]
  }
  const notes = await deps.db
    .selectFrom('invoices')
    .select(['kind', 'year', 'serial', 'issued_at'])
    .where('uid', '=', row.uid)
    .where('credits', '=', row.invoice_id)
    .orderBy('serial')
    .execute()
  return notes.map((note) => ['Credited by', `${invoiceNumber(note)} on ${dayOf(deps, note)}`])
}
