import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Party } from './party.ts'
import { type ScreeningOutcome, screenParties } from './screen-parties.ts'

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
  const own = await tx
    .selectFrom('screening_checks')
    .select('party')
    .where('uid', '=', scope.companyId)
    .where('subject', 'in', ownSubjects)
    .execute()
  const all = [...own.map(({ party }) => party as Party), ...parties]
  return screenParties(deps, tx, { companyId: scope.companyId, parties: all, at })
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
