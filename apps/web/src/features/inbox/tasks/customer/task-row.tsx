import { customerLink } from '@tradelane/contract/services/subject-links'
import type { WireTask } from '@tradelane/contract/tasks/calls'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { RowLink } from '../../../../ui/lists/row-link.tsx'
import { DueDate } from '../parts/due-date.tsx'

/** A link to the page where the task can be done. */
export function TaskRow({ task }: { task: WireTask }) {
  return (
    <li className="relative grid gap-0.5 px-5 py-2.5 hover:bg-mist">
      <span className="wrap-anywhere">
        <RowLink to={customerLink(task.subject, task.subject_id)}>{task.title}</RowLink>
      </span>
      <span className="text-xs">
        {task.closed_at === null ? (
          <DueDate dueAt={task.due_at} />
        ) : (
          <span className="num text-ink-2">Done {formatDay(task.closed_at)}</span>
        )}
      </span>
    </li>
  )
}
