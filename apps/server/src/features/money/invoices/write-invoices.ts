import type { Deps } from '../../../deps/deps.ts'
import { eachDue } from '../../../work/each-due.ts'
import { type DueBill, listDueBills } from './due-bills.ts'
import { advanceMark, beginMark } from './invoice-mark.ts'
import { writeInvoice } from './write-invoice.ts'

const pageSize = 500

/**
 * Writes an invoice for everything that the ledger has charged since the last run, and a credit note for what went back, each in a transaction of its
 * own. Safe to repeat, and at the same time: a journal is on one invoice. One that cannot be written is tried again, since the next run begins
 * before it. Returns how many were written.
 */
export async function writeInvoices(deps: Deps): Promise<number> {
  const mark = await beginMark(deps.db)
  let written = 0
  let isWhole = true
  for (let after: bigint | undefined = mark.after; after !== undefined; ) {
    const { bills, next }: Awaited<ReturnType<typeof listDueBills>> = await listDueBills(deps.db, {
      after,
      limit: pageSize,
    })
    const done = await eachDue(deps, {
      job: 'write-invoices',
      subject: 'invoice',
      does: 'write an invoice',
      isOnePage: true,
      due: async () => bills.map((bill) => ({ id: bill.subjectId, companyId: bill.companyId, bill })),
      each: ({ bill }: { id: string; companyId: string | null; bill: DueBill }) => writeInvoice(deps, bill),
    })
    written += done
    isWhole &&= done === bills.length
    after = next
  }
  if (isWhole) await advanceMark(deps.db, mark)
  return written
}
