import type { SummaryFormat } from '@tradelane/contract/invoices/calls'
import { invoiceKindNames } from '@tradelane/contract/invoices/kinds'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { type Currency, decimalText, formatMoney, money, negate, parseMoney } from '@tradelane/money'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayIn } from '../../../lifecycle/local-days.ts'
import { csvFigure, csvLine, csvStart } from '../../../lists/csv.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../refusal.ts'
import { inMonth, totalsOfMonth } from './invoice-months.ts'
import { type InvoiceRow, invoiceNumber } from './stored-invoices.ts'

type Choice = { month: string; format: SummaryFormat }

/** About thirty pages of a PDF, and a few megabytes of CSV. */
const mostOf: Record<SummaryFormat, number> = { pdf: 1_000, csv: 20_000 }

/** All invoices of a month, oldest first, with what they come to. Refuses with NOT_FOUND a month without any, and with TOO_LARGE one that has too many. */
export async function monthFile(deps: Deps, scope: OneCompanyScope, { month, format }: Choice) {
  const rows = await deps.db
    .selectFrom('invoices')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .where(inMonth(deps.config, month))
    .orderBy('issued_at')
    .orderBy('invoice_id')
    .limit(mostOf[format] + 1)
    .execute()
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
  if (rows.length > mostOf[format]) throw new Refusal('TOO_LARGE', { message: tooMany[format] })
  const file_name = `invoices-${month}.${format}`
  if (format === 'csv')
    return { bytes: Buffer.from(csvOf(deps, rows)), content_type: 'text/csv; charset=utf-8', file_name }
  return {
    bytes: await renderPdfInThread(await paperOf(deps, scope, month, rows)),
    content_type: 'application/pdf',
    file_name,
  }
}

const most = (format: SummaryFormat): string => mostOf[format].toLocaleString('en')
const tooMany: Record<SummaryFormat, string> = {
  pdf: `This month has more than ${most('pdf')} invoices, too many for a PDF. Download it as CSV.`,
  csv: `This month has more than ${most('csv')} invoices, too many for one file. Read them in the list.`,
}

/** What takes off is negative. */
const signed = ({ kind, currency }: InvoiceRow, amount: bigint) => {
  const whole = money(amount, currency as Currency)
  return kind === 'invoice' ? whole : negate(whole)
}

const head = ['Number', 'Kind', 'Issued', 'For', 'Currency', 'Net', 'Tax', 'Total']

const csvOf = (deps: Deps, rows: readonly InvoiceRow[]): string =>
  csvStart +
  csvLine(head) +
  rows
    .map((row) =>
      csvLine([
        invoiceNumber(row),
        invoiceKindNames[row.kind],
        dayIn(deps.config.officeCountry, row.issued_at),
        row.title,
        row.currency,
        ...[row.net, row.tax, row.total].map((amount) => csvFigure(decimalText(signed(row, amount)))),
      ]),
    )
    .join('')

async function paperOf(deps: Deps, scope: OneCompanyScope, month: string, rows: readonly InvoiceRow[]) {
  const totals = await totalsOfMonth(deps.db, deps.config, { companyId: scope.companyId, month })
  const { company_name } = await getCompany(deps.db, scope)
  const totalOf = (total: string, currency: Currency) => formatMoney(parseMoney(total, currency))
  return {
    author: 'Tradelane',
    title: `Invoices of ${month}`,
    printedAt: deps.clock.now(),
    lead: `${rows.length} ${rows.length === 1 ? 'paper' : 'papers'} of ${company_name}`,
    facts: totals.flatMap(({ currency, net, tax, total }): [string, string][] => [
      [`Net, ${currency}`, totalOf(net, currency)],
      [`Tax, ${currency}`, totalOf(tax, currency)],
      [`Total, ${currency}`, totalOf(total, currency)],
    ]),
    table: {
      columns: [
        { title: 'Number', share: 0.22 },
        { title: 'Issued', share: 0.16 },
        { title: 'For', share: 0.38 },
        { title: 'Total', share: 0.24, isRight: true },
      ],
      rows: rows.map((row) => [
        invoiceNumber(row),
        dayText(dayIn(deps.config.officeCountry, row.issued_at)),
        row.title,
        formatMoney(signed(row, row.total)),
      ]),
    },
    note: 'Credit notes are negative. Each invoice and credit note can be downloaded under Wallet, Invoices.',
  }
}
