import type { OfficeTaskList } from '@tradelane/contract/tasks/calls'
import { isCompanyFound, namesOfCompanies, searchedOfCompany } from '../../../access/company.ts'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Facts, Rule } from '../../../entries/rule.ts'
import type { Search } from '../../../lists/choose-search.ts'
import { readOrdered } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { withWords } from '../../../registry/wording.ts'
import { titleOfTask } from './title-of-task.ts'

const wordsOfTask = (rule: Rule | undefined, facts: Facts) => ({
  ...titleOfTask(rule, facts),
  may_complete: rule?.opens?.endsWhen === undefined,
})

type OfficeTaskFilter = {
  show: OfficeTaskList
  search?: string | undefined
  about?: string | undefined
  limit: number
  page: number
}

/** What the back office has to do, or has done; `mine` is what is assigned to this administrator, `overdue` what should have been done by now. */
export async function listOfficeTasks(
  deps: Pick<Deps, 'db' | 'features' | 'clock'>,
  administratorId: string,
  { show, search = '', about, limit, page }: OfficeTaskFilter,
) {
  const { db } = deps
  const isDone = show === 'done'
  const ofOffice = db
    .selectFrom('tasks as task')
    .where('task.who', '=', 'back_office')
    .where('task.closed_at', isDone ? 'is not' : 'is', null)
  const wanted = ofOffice
    .$if(show === 'mine', (query) => query.where('task.administrator_id', '=', administratorId))
    .$if(show === 'unassigned', (query) => query.where('task.administrator_id', 'is', null))
    .$if(show === 'overdue', (query) => query.where('task.due_at', '<', deps.clock.now()))
    .$if(about !== undefined, (query) => query.where('task.subject', '=', about ?? ''))
  const ordered = wanted
    .select(['task.task_id', 'task.rule', 'task.facts', 'task.subject', 'task.subject_id', 'task.uid'])
    .select(['task.opened_at', 'task.due_at', 'task.closed_at', 'task.administrator_id'])
    .orderBy(isDone ? 'task.closed_at' : 'task.due_at', isDone ? 'desc' : 'asc')
    .orderBy('task.task_id')
  const { rows, pagination } = await readOrdered(
    db,
    { page, limit },
    { ordered, search: search === '' ? undefined : findTasks(search), keptId: 'task.task_id' },
  )
  const companies = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  const holders = await namesOfAdministrators(
    db,
    rows.map(({ administrator_id }) => administrator_id && `administrator:${administrator_id}`),
  )
  const data = (await withWords(deps, db, rows, wordsOfTask)).map(({ administrator_id, ...task }) => ({
    ...task,
    company_name: companies.get(task.uid ?? '') ?? null,
    administrator_name: holders.get(`administrator:${administrator_id}`) ?? null,
    is_mine: administrator_id === administratorId,
  }))
  return { data, pagination }
}

const findTasks = (search: string): Search => ({
  byRow: containsParts(searchedOfCompany('task.uid'), search),
  byIndex: isCompanyFound('task.uid', search),
})
