import type { InvoiceKind } from '@tradelane/contract/invoices/kinds'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import { inScope, type Scope } from '../../../access/scope.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { Refusal } from '../../../refusal.ts'
import type { InvoiceLine } from './invoice-content.ts'

export type InvoiceRow = RowOf<'invoices'>

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** INV-2026-000017, CN-2026-000003: the seventeenth invoice of the year, of all companies. */
export const invoiceNumber = ({ kind, year, serial }: Pick<InvoiceRow, 'kind' | 'year' | 'serial'>): string =>
  `${prefixes[kind]}-${year}-${String(serial).padStart(6, '0')}`

/** Refuses with NOT_FOUND what is not in scope. */
export async function getInvoice(db: Db, scope: Scope, invoiceId: string): Promise<InvoiceRow> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export async function listLines(
  db: Db | Tx,
  { invoice_id, currency }: Pick<InvoiceRow, 'invoice_id' | 'currency'>,
): Promise<InvoiceLine[]> {
  const rows = await db
    .selectFrom('invoice_lines')
    .select(['description', 'amount'])
    .where('invoice_id', '=', invoice_id)
    .orderBy('position')
    .execute()
  return rows.map(({ description, amount }) => ({
    description,
    amount: money(amount, currency as Currency),
  }))
}

type Billed = { companyId: string; subjectId: string }

/** The newest first. */
const invoicesOf = (db: Db, { companyId }: Pick<Billed, 'companyId'>, kind: InvoiceKind) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('uid', '=', companyId)
    .where('kind', '=', kind)
    .orderBy('issued_at', 'desc')
    .orderBy('serial', 'desc')
    .limit(1)

type BillGivenBack = Billed & { refundOf: string | null; amount: Money }

/**
 * The newest invoice of what goes back: of the same record in the same currency, and where that has several bills, of the same number. A refund whose
 * id is not that of its record is found by the number.
 */
export async function findCredited(
  db: Db,
  { refundOf, amount, ...billed }: BillGivenBack,
): Promise<InvoiceRow | undefined> {
  const ofNumber = invoicesOf(db, billed, 'invoice')
    .where('currency', '=', amount.currency)
    .$if(refundOf !== null, (query) => query.where('record_number', '=', refundOf))
  const ofRecord = ofNumber.where('subject_id', '=', billed.subjectId)
  return (
    (await ofRecord.executeTakeFirst()) ?? (refundOf === null ? undefined : await ofNumber.executeTakeFirst())
  )
}

/** The newest of a service's record. */
export const findInvoice = (
  db: Db,
  { subject, kind, ...billed }: Billed & { subject: string; kind: InvoiceKind },
): Promise<InvoiceRow | undefined> =>
  invoicesOf(db, billed, kind)
    .where('subject_id', '=', billed.subjectId)
    .where('subject', '=', subject)
    .executeTakeFirst()
