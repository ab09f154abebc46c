import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { OpenWork } from '../../../entries/open-work.ts'

const openOnes = (db: Db) =>
  db.selectFrom('tasks').where('who', '=', 'back_office').where('closed_at', 'is', null)

/** The back office's tasks that are late, and those that nobody has. */
export async function openTasks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<OpenWork[]> {
  const { late, nobodys } = await openOnes(db)
    .select([
      sql<bigint>`count(*) filter (where due_at < ${clock.now()})`.as('late'),
      sql<bigint>`count(*) filter (where administrator_id is null)`.as('nobodys'),
    ])
    .executeTakeFirstOrThrow()
  return [
    {
      key: 'tasks-overdue',
      title: 'Overdue tasks',
      explanation: 'What we promised to do by now and have not done.',
      count: Number(late),
      amounts: [],
      link: '/admin/tasks?show=overdue',
    },
    {
      key: 'tasks-unassigned',
      title: 'Tasks without an owner',
      explanation: 'Nobody has taken them yet.',
      count: Number(nobodys),
      amounts: [],
      link: '/admin/tasks?show=unassigned',
    },
  ]
}
