import type { Db } from '@tradelane/db'
import { type ChargedJournal, listChargedOf } from '@tradelane/ledger'
import { type Money, negate, plus } from '@tradelane/money'
import { type BilledJournal, billedOf, listChargedJournals } from './billed-journals.ts'

/** What belongs on one invoice or credit note. */
export type DueBill = Omit<BilledJournal, 'journalId' | 'kind'> & {
  isCredit: boolean
  /** Never negative. */
  amount: Money
  journals: Pick<BilledJournal, 'journalId' | 'kind' | 'amount'>[]
}

/**
 * The bills of the next journals that are on no invoice yet, in the order in which the ledger has them, and behind which journal the next ones are;
 * undefined once all were read.
 */
export async function listDueBills(
  db: Db,
  { after, limit }: { after: bigint; limit: number },
): Promise<{ bills: DueBill[]; next: bigint | undefined }> {
  const charged = await listChargedJournals(db, { after, limit })
  const last = charged.at(-1)
  const bills = await billsOf(db, await withBothOfPayments(db, charged))
  return { bills, next: last && charged.length === limit ? last.journalId : undefined }
}

/** The keys of the two journals that take a payment's fee and its exchange margin, in one transaction. */
const keysOf = (paymentId: string) => [`hold:${paymentId}:resolved`, `simple-payment:${paymentId}:converted`]

/**
 * The two belong on one invoice, and others post while a payment does: a page may end between them, or have one whose other was on a page that
 * could not be written.
 */
async function withBothOfPayments(db: Db, charged: readonly ChargedJournal[]): Promise<ChargedJournal[]> {
  const kinds = ['payment.accepted', 'payment.converted']
  const halves = charged.filter(({ kind }) => kinds.includes(kind))
  const keys = halves.flatMap(({ subject }) => keysOf(String(subject).replace('simple_payment:', '')))
  const known = new Set(charged.map(({ journalId }) => journalId))
  const others = (await listChargedOf(db, keys)).filter(({ journalId }) => !known.has(journalId))
  return [...charged, ...others]
}

async function billsOf(db: Db, read: readonly ChargedJournal[]): Promise<DueBill[]> {
  const bills = new Map<string, DueBill>()
  for (const { journalId, kind, ...one } of await billedOf(db, await notWritten(db, read))) {
    const isCredit = one.amount.amount < 0n
    const amount = isCredit ? negate(one.amount) : one.amount
    const journal = { journalId, kind, amount: one.amount }
    // Fee and exchange margin of a payment are one bill.
    const of = kind.startsWith('payment.') ? one.subjectId : journalId
    const key = [of, amount.currency, isCredit].join(' ')
    const bill = bills.get(key)
    if (bill) {
      bill.amount = plus(bill.amount, amount)
      bill.journals.push(journal)
    } else bills.set(key, { ...one, isCredit, amount, journals: [journal] })
  }
  return [...bills.values()]
}

async function notWritten(db: Db, charged: readonly ChargedJournal[]): Promise<ChargedJournal[]> {
  if (charged.length === 0) return []
  const ids = charged.map(({ journalId }) => journalId)
  const rows = await db
    .selectFrom('invoiced_journals')
    .select('journal_id')
    .where('journal_id', 'in', ids)
    .execute()
  const known = new Set(rows.map(({ journal_id }) => journal_id))
  return charged.filter(({ journalId }) => !known.has(journalId))
}
