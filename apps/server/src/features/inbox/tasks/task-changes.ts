import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { TaskFor } from '../../../entries/rule.ts'
import type { KeptFacts } from '../../../registry/wording.ts'

type OpenedTask = {
  eventId: bigint
  companyId: string | null
  kind: string
  rule: string
  facts: KeptFacts
  subject: string
  subjectId: string
  who: TaskFor
  openedAt: Date
  dueAt: Date | null
}
type ClosedTask = {
  eventId: bigint
  companyId: string | null
  kind: string
  subjectId: string
  closedAt: Date
}
export type TaskChange = { opens: OpenedTask } | { closes: ClosedTask }

/** Opens and closes tasks in the given order. Opening an open task, or closing a closed one, changes nothing. */
export async function changeTasks(tx: Tx, changes: readonly TaskChange[]): Promise<void> {
  for (const run of runsOf(changes)) {
    const opened = run.flatMap((change) => ('opens' in change ? [change.opens] : []))
    const closed = run.flatMap((change) => ('closes' in change ? [change.closes] : []))
    if (opened.length > 0) await openTasks(tx, opened)
    if (closed.length > 0) await closeTasks(tx, closed)
  }
}

/** Consecutive changes of the same type go to the database in one statement: closings are many, openings few. */
function runsOf(changes: readonly TaskChange[]): TaskChange[][] {
  const runs: TaskChange[][] = []
  for (const change of changes) {
    const last = runs.at(-1)
    if (last?.[0] && 'opens' in last[0] === 'opens' in change) last.push(change)
    else runs.push([change])
  }
  return runs
}

async function openTasks(tx: Tx, opened: readonly OpenedTask[]): Promise<void> {
  await tx
    .insertInto('tasks')
    .values(
      opened.map((task) => ({
        uid: task.companyId,
        kind: task.kind,
        rule: task.rule,
        facts: JSON.stringify(task.facts),
        subject: task.subject,
        subject_id: task.subjectId,
        who: task.who,
        opened_at: task.openedAt,
        due_at: task.dueAt,
        opened_by: task.eventId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function closeTasks(tx: Tx, closed: readonly ClosedTask[]): Promise<void> {
  await sql`
    update tasks set closed_at = greatest(closing.at, tasks.opened_at), closed_by = closing.event_id
      from (select distinct on (uid, kind, subject_id) *
              from unnest(${closed.map((one) => one.companyId)}::uuid[], ${closed.map((one) => one.kind)}::text[],
                          ${closed.map((one) => one.subjectId)}::text[], ${closed.map((one) => one.closedAt)}::timestamptz[],
                          ${closed.map((one) => String(one.eventId))}::bigint[])
                as given (uid, kind, subject_id, at, event_id)
             order by uid, kind, subject_id, event_id) closing
     where tasks.closed_at is null and tasks.kind = closing.kind and tasks.subject_id = closing.subject_id
       and tasks.uid is not distinct from closing.uid`.execute(tx)
}
