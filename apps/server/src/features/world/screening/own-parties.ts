import { type Db, named, type Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Party } from './party.ts'
import { screenParties } from './screen-parties.ts'
import type { ScreeningOutcome } from './screening-outcome.ts'

const ownSubjects = ['company', 'person'] as const

/** The company and its persons, as they were submitted last; those who are gone are not screened any more. */
export async function screenOwnParties(
  deps: Deps,
  tx: Tx,
  { scope, parties, at }: { scope: OneCompanyScope; parties: readonly Party[]; at: Date },
): Promise<ScreeningOutcome> {
  await tx
    .deleteFrom('screening_checks')
    .where('uid', '=', scope.companyId)
    .where('subject', 'in', ownSubjects)
    .where(
      'subject_id',
      'not in',
      parties.map(({ subjectId }) => subjectId),
    )
    .execute()
  return screenParties(deps, tx, { companyId: scope.companyId, parties, at })
}

/** The company, its persons and these others: who is concerned when its money or goods move. */
export async function screenTogether(
  deps: Deps,
  tx: Tx,
  { scope, parties, at }: { scope: OneCompanyScope; parties: readonly Party[]; at: Date },
): Promise<ScreeningOutcome> {
  const all = await togetherWithOwn(tx, scope, parties)
  return screenParties(deps, tx, { companyId: scope.companyId, parties: all, at })
}

/** These parties with the company and its persons, as they were screened last. */
export async function togetherWithOwn(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  parties: readonly Party[],
): Promise<Party[]> {
  const own = await db
    .selectFrom('screening_checks')
    .select('party')
    .where('uid', '=', companyId)
    .where('subject', 'in', ownSubjects)
    .modifyEnd(named)
    .execute()
  return [...own.map(({ party }) => party as Party), ...parties]
}

/** One person of the company: another one's match says nothing of it. */
export async function screenPerson(
  deps: Deps,
  tx: Tx,
  { scope, fid, at }: { scope: OneCompanyScope; fid: string; at: Date },
): Promise<ScreeningOutcome> {
  const known = await tx
    .selectFrom('screening_checks')
    .select('party')
    .where('uid', '=', scope.companyId)
    .where('subject', '=', 'person')
    .where('subject_id', '=', fid)
    .execute()
  const parties = known.map(({ party }) => party as Party)
  return screenParties(deps, tx, { companyId: scope.companyId, parties, at })
}

/** A person who left the company is not screened any more. */
export async function forgetPerson(tx: Tx, { companyId }: OneCompanyScope, fid: string): Promise<void> {
  await tx
    .deleteFrom('screening_checks')
    .where('uid', '=', companyId)
    .where('subject', '=', 'person')
    .where('subject_id', '=', fid)
    .execute()
}
