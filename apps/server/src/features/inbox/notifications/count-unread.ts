import { mostCounted } from '@tradelane/contract/notifications/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { tasksFor } from '../tasks/index.ts'

/**
 * What the three icons say, in one statement that reads a hundred index entries of each at most: every open page asks
 * for it all the time.
 */
export async function countUnread(db: Db, { companyId, userId, role }: CustomerActor) {
  const { rows } = await sql<{ notifications: number; tasks: number; messages: number }>`
    select (select count(*)::int from (
              select from notifications
               where uid = ${companyId} and user_id = ${userId} and read_at is null
               limit ${mostCounted}) unread) as notifications,
           (select count(*)::int from (
              select from tasks
               where uid = ${companyId} and closed_at is null and who <> 'back_office'
                 and who = any (${tasksFor(role)}::text[])
               limit ${mostCounted}) open) as tasks,
           (select count(*)::int from (
              select from message_threads thread
                left join message_reads mark on mark.uid = thread.uid and mark.thread_id = thread.thread_id
                                            and mark.user_id = ${userId}
               where thread.uid = ${companyId} and thread.newest_office > coalesce(mark.position, 0)
               limit ${mostCounted}) unread) as messages`.execute(db)
  return rows[0] ?? { notifications: 0, tasks: 0, messages: 0 }
}

type OfficeCounts = { tasks: number; messages: number; tasks_by_subject: Record<string, number> }

/** The same for the back office, which has one list of tasks and one inbox; where the tasks are, of the thousand due first. */
export async function countOfficeUnread(db: Db): Promise<OfficeCounts> {
  const { rows } = await sql<OfficeCounts>`
    select (select count(*)::int from (
              select from tasks where closed_at is null and who = 'back_office' limit ${mostCounted}) open) as tasks,
           (select count(*)::int from (
              select from message_threads where newest_company > office_read limit ${mostCounted}) unread) as messages,
           (select coalesce(jsonb_object_agg(subject, open), '{}') from (
              select subject, least(count(*), ${mostCounted}) as open from (
                select subject from tasks where closed_at is null and who = 'back_office'
                 order by due_at, task_id limit 1000) soonest
               group by subject) by_subject) as tasks_by_subject`.execute(db)
  return rows[0] ?? { tasks: 0, messages: 0, tasks_by_subject: {} }
}
