import type { Deps } from '../../../deps/deps.ts'

/** What the changes of a kind that wait are about. */
export async function subjectsThatWait({ db, clock }: Deps, kind: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pending_changes')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('state', '=', 'open')
    .where('expires_at', '>', clock.now())
    .execute()
  return rows.map(({ subject_id }) => subject_id)
}
