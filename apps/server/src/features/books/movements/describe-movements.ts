import type { Db } from '@tradelane/db'
import type { StatementEntry } from '@tradelane/ledger'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { type Counterparty, readCounterparties } from '../statements/index.ts'

export type DescribedEntry = StatementEntry & { counterparty?: Counterparty | undefined }

/** Entries with who was paid or who paid, and under which reference, where that is known. */
export async function describeMovements(
  db: Db,
  scope: OneCompanyScope,
  entries: readonly StatementEntry[],
): Promise<DescribedEntry[]> {
  const counterpartyOf = await readCounterparties(db, scope, entries)
  return entries.map((entry) => ({ ...entry, counterparty: counterpartyOf(entry) }))
}
