import type { ThreadSubject } from '@tradelane/contract/messages/calls'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'

export type About = { subject: ThreadSubject; subject_id: string }

/** The title of a thread by its subject. Refuses with NOT_FOUND if the subject is not the company's. */
export async function titleOf(
  deps: Pick<Deps, 'db' | 'features'>,
  { companyId }: OneCompanyScope,
  { subject, subject_id }: About,
): Promise<string> {
  if (subject === 'company' && subject_id === companyId) return 'General questions'
  const named = await nameSubjects(deps, deps.db, [{ companyId, subject, subjectId: subject_id }])
  const name = named.get(`${subject} ${subject_id}`)
  if (!name) throw new Refusal('NOT_FOUND')
  return [name.what, name.detail].filter(Boolean).join(', ')
}

/** The company's thread about a subject, if it exists. */
export async function findThreadAbout(
  db: Db,
  { companyId }: OneCompanyScope,
  { subject, subject_id }: About,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('message_threads')
    .select('thread_id')
    .where('uid', '=', companyId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .executeTakeFirst()
  return row?.thread_id
}
