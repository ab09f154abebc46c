import { isHolding } from '@tradelane/contract/screening/lists'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { selectCases, toCase } from './list-cases.ts'
import { type Party, partyFingerprint } from './party.ts'

/** The newest case of each pair decides: an entry that has changed since a decision is a new pair. */
const decisiveCases = (db: Db | Tx, companyId: string, parties: readonly Party[]) =>
  selectCases(db)
    .distinctOn(['found.subject', 'found.subject_id', 'found.list', 'found.entry_id'])
    .where('found.uid', '=', companyId)
    .where(
      sql<boolean>`(found.subject, found.subject_id, found.fingerprint) in (
        select * from unnest(${parties.map(({ subject }) => subject)}::text[],
                             ${parties.map(({ subjectId }) => subjectId)}::text[],
                             ${parties.map(partyFingerprint)}::text[]))`,
    )
    .orderBy('found.subject')
    .orderBy('found.subject_id')
    .orderBy('found.list')
    .orderBy('found.entry_id')
    .orderBy('found.number', 'desc')

/** The matches that hold what is with a party, undecided or true, each with the party's id. */
export async function holdingCases(db: Db | Tx, { companyId }: OneCompanyScope, parties: readonly Party[]) {
  const rows = await decisiveCases(db, companyId, parties).execute()
  return rows
    .map((row) => ({ subjectId: row.subject_id, found: toCase(row) }))
    .filter(({ found }) => isHolding(found))
}
