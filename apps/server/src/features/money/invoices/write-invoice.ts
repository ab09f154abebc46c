import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { compare, type Money, sum } from '@tradelane/money'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { dayIn } from '../../../lifecycle/local-days.ts'
import { inTransaction } from '../../../transaction.ts'
import type { DueBill } from './due-bills.ts'
import { describeBill, type InvoiceLine } from './invoice-content.ts'
import { findCredited, listLines } from './stored-invoices.ts'

/**
 * Writes the invoice or credit note of a bill, with its number, in one transaction: where that does not commit, the number is the next one's. The year is
 * that of the issue where the seller is.
 */
export async function writeInvoice(deps: Deps, bill: DueBill): Promise<void> {
  const { companyId } = bill
  if (companyId === null) throw new Error(`journals of ${bill.subject} ${bill.subjectId} name no company`)
  const credited = bill.isCredit ? await findCredited(deps.db, { ...bill, companyId }) : undefined
  // Whose invoice it takes off, also where the refund has an id of its own.
  const subject = credited?.subject ?? bill.subject
  const subjectId = credited?.subject_id ?? bill.subjectId
  const content = await describeBill(deps, { ...bill, companyId, subject, subjectId })
  await inTransaction(deps.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('write_invoice', 0))`.execute(tx)
    if (await isWritten(tx, bill)) return
    const at = deps.clock.now()
    const invoiceId = randomUUID()
    const lines = credited ? await creditedLines(tx, credited.invoice_id, bill) : content.lines
    await tx
      .insertInto('invoices')
      .values({
        invoice_id: invoiceId,
        uid: companyId,
        kind: bill.isCredit ? 'credit_note' : 'invoice',
        year: Number(dayIn(deps.config.officeCountry, at).slice(0, 4)),
        // The database gives the number.
        serial: 0,
        issued_at: at,
        moved_at: bill.at,
        currency: bill.amount.currency,
        net: bill.amount.amount,
        tax: 0n,
        total: bill.amount.amount,
        subject,
        subject_id: subjectId,
        title: content.title,
        record_number: content.recordNumber,
        credits: credited?.invoice_id ?? null,
        facts: JSON.stringify(content.facts),
      })
      .execute()
    deps.crashAt('invoice_after_number')
    await insertLines(tx, invoiceId, lines)
    await tx
      .insertInto('invoiced_journals')
      .values(
        bill.journals.map(({ journalId, amount }) => ({
          journal_id: journalId,
          invoice_id: invoiceId,
          amount: amount.amount,
        })),
      )
      .execute()
  })
}

/** Written by another run since it was read. */
async function isWritten(tx: Tx, { journals }: DueBill): Promise<boolean> {
  const row = await tx
    .selectFrom('invoiced_journals')
    .select('invoice_id')
    .where(
      'journal_id',
      'in',
      journals.map(({ journalId }) => journalId),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The lines of the invoice, where all of it goes back. */
async function creditedLines(
  tx: Tx,
  invoiceId: string,
  { amount, description }: DueBill,
): Promise<InvoiceLine[]> {
  const lines = await listLines(tx, { invoice_id: invoiceId, currency: amount.currency })
  const total: Money = sum(
    amount.currency,
    lines.map((line) => line.amount),
  )
  return compare(total, amount) === 0 ? lines : [{ description, amount }]
}

const insertLines = (tx: Tx, invoiceId: string, lines: readonly InvoiceLine[]) =>
  tx
    .insertInto('invoice_lines')
    .values(
      lines.map(({ description, amount }, index) => ({
        invoice_id: invoiceId,
        position: index + 1,
        description,
        amount: amount.amount,
      })),
    )
    .execute()
