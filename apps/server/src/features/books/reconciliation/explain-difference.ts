import type { Output } from '@tradelane/contract'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import {
  mostInSet,
  type reconciliation,
  type SetSide,
  setSides,
} from '@tradelane/contract/reconciliation/calls'
import type { Tx } from '@tradelane/db'
import { type CompanyChange, listCompanyChanges } from '@tradelane/ledger'
import type { Currency } from '@tradelane/money'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { readRow } from '../../../lifecycle/lock-row.ts'
import { refuseFields } from '../../../refusal.ts'
import { type DifferenceRow, differenceLifecycle } from './difference.ts'
import { findSets } from './find-sets.ts'
import { type StoredEntry, shownEntry, storedEntry } from './matched-entry.ts'

type Explanation = Omit<Output<typeof reconciliation.explain>, 'status'>

const withinMs = promisedMs('explainWithin')
const mostJournals = 200
const bounds = { mostInSet, mostSets: 12, mostSteps: 150_000 }

/** The sets of our entries that sum to a difference exactly, some days before or after it: none where no money differs. */
export async function explainDifference({ db }: Deps, scope: OfficeScope, id: string): Promise<Explanation> {
  const row = await readRow(db, differenceLifecycle, { scope, id })
  const { from, to, near } = periodOf(row)
  if (!row.difference) return { sets: [], from, to, tried: 0, is_cut: false }
  const query = { owner: row.uid, currency: row.currency as Currency, from, to, near }
  const changes = await listCompanyChanges(db, { ...query, limit: mostJournals + 1 })
  const journals = [...new Set(changes.map(({ journalId }) => journalId))]
  const tried = changes.filter(({ journalId }) => journalId !== journals[mostJournals])
  const candidates = tried.map((change) => ({ id: idOf(change), amount: change.amount, change }))
  const found = setSides.map((side) => ({
    side,
    ...findSets(candidates, targetOf(row.difference ?? 0n, side), bounds),
  }))
  return {
    sets: found.flatMap(({ side, sets }) =>
      sets.map((set) => ({
        side,
        entries: set.map(({ change }) => shownEntry(storedEntry(change), query.currency)),
      })),
    ),
    ...{ from, to, tried: tried.length },
    is_cut: journals.length > mostJournals || found.some(({ isCut }) => isCut),
  }
}

/** Reads these entries again. Refuses what is no entry of the company within the time, and what does not sum to the difference exactly. */
export async function matchedEntries(
  tx: Tx,
  row: DifferenceRow,
  ids: readonly string[],
): Promise<StoredEntry[]> {
  if (ids.length === 0) return []
  const journals = [...new Set(ids.map((id) => BigInt(id.split('-')[0] ?? 0)))]
  const query = { owner: row.uid, currency: row.currency as Currency, ...periodOf(row) }
  const changes = await listCompanyChanges(tx, { ...query, journals, limit: journals.length })
  const chosen = changes.filter((change) => ids.includes(idOf(change)))
  const sum = chosen.reduce((total, { amount }) => total + amount, 0n)
  const isExact = setSides.some((side) => row.difference && sum === targetOf(row.difference, side))
  if (chosen.length !== ids.length || !isExact)
    refuseFields({ entries: 'These entries do not sum to the difference. Search again.' })
  return chosen.map(storedEntry)
}

/** What we have booked and the provider has not is the difference; what it has more is its opposite. */
const targetOf = (difference: bigint, side: SetSide): bigint => (side === 'ours' ? difference : -difference)

const idOf = ({ journalId, accountId }: CompanyChange): string => `${journalId}-${accountId}`

function periodOf({ happened_at, changed_at }: DifferenceRow) {
  const near = happened_at ?? changed_at
  return { near, from: new Date(near.getTime() - withinMs), to: new Date(near.getTime() + withinMs) }
}
