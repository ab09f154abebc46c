import type { Db } from '@tradelane/db'
import { type ChargedJournal, listCharged } from '@tradelane/ledger'
import { type Money, money } from '@tradelane/money'
import { companiesOfRecords } from '../../../lifecycle/companies-of-records.ts'
import { listRefunds } from '../wallet/index.ts'

/** A journal of the ledger that charged a company, or gave back what was charged. */
export type BilledJournal = {
  journalId: bigint
  kind: string
  /** Null where nothing says whose it is. */
  companyId: string | null
  /** Whose fee or service, as the ledger's subject names it; a refund has the id of the record that it pays back. */
  subject: string
  subjectId: string
  description: string
  /** The number of the record whose charge is refunded. */
  refundOf: string | null
  at: Date
  /** Negative where it was given back. */
  amount: Money
}

/** Kinds of journals that are a bill as a whole. Of any other, only the platform's fee is. */
const wholeKinds = ['charge.collected', 'balance.added']

/** Journals behind a number, in the ledger's order: all that moved a fee, and charges and added balance. */
export const listChargedJournals = (
  db: Db,
  page: { after: bigint; limit: number },
): Promise<ChargedJournal[]> => listCharged(db, { ...page, kinds: wholeKinds })

/** What of these is a bill. Balance that was added, and the money of a claim, are none. */
export async function billedOf(db: Db, charged: readonly ChargedJournal[]): Promise<BilledJournal[]> {
  const unnamed = charged.flatMap(({ owner, subject }) => (owner === null && subject ? [subject] : []))
  const added = charged.filter(({ kind }) => kind === 'balance.added').map((one) => partsOf(one).id)
  const [companies, refunds] = await Promise.all([
    companiesOfRecords(db, [...new Set(unnamed)]),
    listRefunds(db, added),
  ])
  return charged.flatMap((one) => {
    const { subject, id } = partsOf(one)
    const refundOf = refunds.get(id) ?? null
    if (one.kind === 'balance.added' && refundOf === null) return []
    const companyId = one.owner ?? companies.get(one.subject ?? '') ?? null
    const moved = wholeKinds.includes(one.kind) ? one.paid : one.fees
    return [
      {
        ...{ journalId: one.journalId, kind: one.kind, companyId, subject, refundOf },
        subjectId: id || (companyId ?? ''),
        description: one.description,
        at: one.eventAt,
        amount: money(moved, one.currency),
      },
    ]
  })
}

function partsOf({ subject: whole }: Pick<ChargedJournal, 'subject'>): { subject: string; id: string } {
  const [subject = '', id = ''] = (whole ?? 'ledger:').split(':')
  return { subject, id }
}
