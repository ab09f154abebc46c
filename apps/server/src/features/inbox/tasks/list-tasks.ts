import { type Role, rolesFor, type Who } from '@tradelane/contract'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { withWords } from '../../../registry/wording.ts'
import { titleOfTask } from './title-of-task.ts'

const everyWho: readonly Who[] = ['everyone', 'owner', 'preparer', 'approver']

/** The values of `who` that include this role. */
export const tasksFor = (role: Role): Who[] =>
  everyWho.filter((who) => rolesFor({ method: 'POST', who }).includes(role))

type TaskFilter = { show: 'open' | 'done'; limit: number; page: number }

/** A company's open or closed tasks, as far as they concern this role. */
export async function listTasks(
  deps: Pick<Deps, 'db' | 'features'>,
  { companyId, role }: CompanyScope,
  { show, limit, page }: TaskFilter,
) {
  const { db } = deps
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
    .select(['task_id', 'uid', 'rule', 'facts', 'subject', 'subject_id', 'opened_at', 'due_at', 'closed_at'])
    .orderBy(show === 'open' ? 'due_at' : 'closed_at', show === 'open' ? 'asc' : 'desc')
    .orderBy('task_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const worded = await withWords(deps, db, rows, titleOfTask)
  return { data: worded.map(({ uid: _uid, ...task }) => task), pagination }
}
