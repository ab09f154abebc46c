import { type Role, rolesFor, type Who } from '@tradelane/contract'
import type { Db } from '@tradelane/db'
import { paginationOf } from '../../lists/pagination.ts'

const everyWho: readonly Who[] = ['everyone', 'owner', 'preparer', 'approver']

/** The words of `who` that take this role in. */
export const tasksFor = (role: Role): Who[] =>
  everyWho.filter((who) => rolesFor({ method: 'POST', who }).includes(role))

type Wanted = { show: 'open' | 'done'; limit: number; page: number }

/** What a company has to do, or has done, as far as it concerns this role. */
export async function listTasks(
  db: Db,
  { companyId, role }: { companyId: string; role: Role },
  { show, limit, page }: Wanted,
) {
  const concerned = db
    .selectFrom('tasks')
    .where('uid', '=', companyId)
    .where('who', '<>', 'back_office')
    .where('who', 'in', tasksFor(role))
    .where('closed_at', show === 'open' ? 'is' : 'is not', null)
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    concerned.select('task_id').limit(atMost),
  )
  const rows = await concerned
    .select(['task_id', 'title', 'subject', 'subject_id', 'opened_at', 'due_at', 'closed_at'])
    .orderBy(show === 'open' ? 'due_at' : 'closed_at', show === 'open' ? 'asc' : 'desc')
    .orderBy('task_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { data: rows, pagination }
}
