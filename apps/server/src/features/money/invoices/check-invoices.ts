import type { Db } from '@tradelane/db'
import { type Finding, findViolations } from '@tradelane/ledger'
import { formatMoney, type Money, plus } from '@tradelane/money'
import { type BilledJournal, billedOf, listChargedJournals } from './billed-journals.ts'
import { beginMark } from './invoice-mark.ts'

const rules = {
  'invoices of a kind and year are numbered from 1 without a gap': `
    select format('%s of %s: %s numbers up to %s, the counter is at %s', kind, year, count(serial), max(serial), max(last)) as detail
      from invoice_numbers full join invoices using (kind, year)
     group by kind, year having count(serial) <> max(serial) or max(serial) is distinct from max(last)`,

  'a credit note takes no more off than its invoice has': `
    select format('invoice %s: total %s, credited %s', invoice.invoice_id, invoice.total, sum(note.total)) as detail
      from invoices note join invoices invoice on invoice.invoice_id = note.credits
     group by invoice.invoice_id having sum(note.total) > invoice.total`,
}

const pageSize = 1_000

/** How much must be written: everything, after a run of the writer; or what the last run has come to, since it runs each minute. */
type Extent = { upTo: 'now' | 'last run' }

/** Every journal that charged a company, or gave back, is on an invoice or credit note, with the amount that it moved. Reads the whole ledger. */
export async function checkInvoices(db: Db, extent: Extent): Promise<Finding[]> {
  return [...(await findViolations(db, rules)), ...(await compareWithLedger(db, extent))]
}

async function compareWithLedger(db: Db, { upTo }: Extent): Promise<Finding[]> {
  const { after: through } = await beginMark(db)
  const findings: Finding[] = []
  const charged = new Map<string, Money>()
  for (let after = 0n; ; ) {
    const journals = await listChargedJournals(db, { after, limit: pageSize })
    const isDue = ({ journalId }: BilledJournal) => upTo === 'now' || journalId <= through
    const all = await billedOf(db, journals)
    const written = await invoicedOf(db, all)
    const billed = all.filter((one) => isDue(one) || written.has(one.journalId))
    findings.push(...compareJournals(billed, written))
    for (const { companyId, amount } of billed) add(charged, `${companyId} ${amount.currency}`, amount)
    after = journals.at(-1)?.journalId ?? after
    if (journals.length < pageSize) break
  }
  return [...findings, ...(await compareTotals(db, charged))]
}

const add = (sums: Map<string, Money>, key: string, amount: Money): void => {
  const known = sums.get(key)
  sums.set(key, known ? plus(known, amount) : amount)
}

/** What of these journals is on an invoice, by journal. */
async function invoicedOf(db: Db, billed: readonly BilledJournal[]): Promise<ReadonlyMap<bigint, bigint>> {
  if (billed.length === 0) return new Map()
  const ids = billed.map(({ journalId }) => journalId)
  const rows = await db.selectFrom('invoiced_journals').selectAll().where('journal_id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.journal_id, row.amount]))
}

function compareJournals(billed: readonly BilledJournal[], known: ReadonlyMap<bigint, bigint>): Finding[] {
  return billed
    .filter(({ journalId, amount }) => known.get(journalId) !== amount.amount)
    .map(({ journalId, amount, description }) => ({
      rule: 'an invoice has what its journal of the ledger moved',
      detail: `journal ${journalId} (${description}): ${formatMoney(amount)}, invoiced ${known.get(journalId) ?? 'nothing'}`,
    }))
}

/** Invoices less credit notes of each company in each currency, as the papers say and as the ledger moved. */
async function compareTotals(db: Db, charged: ReadonlyMap<string, Money>): Promise<Finding[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['uid', 'currency', 'kind'])
    .select(({ fn }) => fn.sum<bigint>('total').as('total'))
    .groupBy(['uid', 'currency', 'kind'])
    .execute()
  const papers = new Map<string, bigint>()
  for (const { uid, currency, kind, total } of rows) {
    const key = `${uid} ${currency}`
    papers.set(key, (papers.get(key) ?? 0n) + (kind === 'invoice' ? BigInt(total) : -BigInt(total)))
  }
  return [...new Set([...charged.keys(), ...papers.keys()])]
    .filter((key) => (charged.get(key)?.amount ?? 0n) !== (papers.get(key) ?? 0n))
    .map((key) => ({
      rule: 'invoices less credit notes of a company are what the ledger charged it',
      detail: `${key}: ledger ${charged.get(key)?.amount ?? 0n}, papers ${papers.get(key) ?? 0n}`,
    }))
}
