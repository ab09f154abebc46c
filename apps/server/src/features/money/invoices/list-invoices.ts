import type { InvoiceKind } from '@tradelane/contract/invoices/kinds'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import { isCompanyFound, namesOfCompanies, searchedOfCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Search } from '../../../lists/choose-search.ts'
import { readPage } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { inMonth } from './invoice-months.ts'
import { type InvoiceRow, invoiceNumber } from './stored-invoices.ts'

export const shownColumns = [
  ...(['invoice_id', 'uid', 'kind', 'year', 'serial', 'issued_at', 'currency'] as const),
  ...(['net', 'tax', 'total', 'subject', 'subject_id', 'title', 'credits'] as const),
] as const

type Page = { page: number; limit: number }

/** A company's invoices and credit notes, newest first. */
export async function listInvoices(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { companyId }: OneCompanyScope,
  { month, ...page }: Page & { month?: string | undefined },
) {
  const { rows, pagination } = await readPage(db, page, {
    matching: db
      .selectFrom('invoices')
      .select(shownColumns)
      .where('uid', '=', companyId)
      .$if(month !== undefined, (query) => query.where(inMonth(config, month ?? ''))),
    newest: 'issued_at',
    id: 'invoice_id',
    joinsKeepRows: true,
  })
  return { invoices: await described(db, rows), pagination }
}

type OfficeFilter = { uid?: string | undefined; search?: string | undefined; state?: InvoiceKind | undefined }

/** Those of all companies, or of one, for the back office. */
export async function listOfficeInvoices(db: Db, { uid, search, state, ...page }: OfficeFilter & Page) {
  const { rows, pagination } = await readPage(db, page, {
    matching: db
      .selectFrom('invoices')
      .select(shownColumns)
      .$if(uid !== undefined, (query) => query.where('uid', '=', uid ?? ''))
      .$if(state !== undefined, (query) => query.where('kind', '=', state ?? 'invoice')),
    search: search ? findInvoices(search) : undefined,
    newest: 'issued_at',
    id: 'invoice_id',
    joinsKeepRows: true,
  })
  const names = await namesOfCompanies(
    db,
    rows.map((row) => row.uid),
  )
  const shown = await described(db, rows)
  return {
    invoices: shown.map((one, index) => {
      const companyId = rows[index]?.uid ?? ''
      return { ...one, uid: companyId, customer_name: names.get(companyId) ?? '' }
    }),
    pagination,
  }
}

/** By its company, or by number and title. */
const findInvoices = (search: string): Search => ({
  byRow: sql<boolean>`(${containsParts(searchedOfCompany('invoices.uid'), search)} or ${containsParts(sql`searched`, search)})`,
  // Each on its own index, since one condition over both would read all invoices.
  byIndex: sql<boolean>`invoice_id in (
    select found.invoice_id from invoices found where ${isCompanyFound('found.uid', search)}
    union all
    select found.invoice_id from invoices found where ${containsParts(sql`found.searched`, search)})`,
})

export async function described(db: Db, rows: readonly Pick<InvoiceRow, (typeof shownColumns)[number]>[]) {
  const credited = rows.flatMap(({ credits }) => (credits === null ? [] : [credits]))
  const numbers = await numbersOf(db, credited)
  return rows.map((row) => {
    const currency = row.currency as Currency
    const text = (amount: bigint) => decimalText(money(amount, currency))
    return {
      invoice_id: row.invoice_id,
      number: invoiceNumber(row),
      kind: row.kind,
      issued_at: row.issued_at,
      currency,
      net: text(row.net),
      tax: text(row.tax),
      total: text(row.total),
      subject: { kind: row.subject, id: row.subject_id, title: row.title },
      credits: numbers.get(row.credits ?? '') ?? null,
    }
  })
}

async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('invoices')
    .select(['invoice_id', 'kind', 'year', 'serial'])
    .where('invoice_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.invoice_id, invoiceNumber(row)]))
}
