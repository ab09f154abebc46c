import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { newsEveryMs } from '../../../lib/queries/unread.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tasksQuery } from '../parts/queries.ts'
import { TaskRow } from './task-row.tsx'

/** The number of rows in a dashboard panel. */
const shownRows = 4

/** The dashboard's panel with the company's next tasks. */
export function TaskPanel() {
  const { data, error, refetch } = useQuery({
    ...tasksQuery({ show: 'open', page: 1, limit: shownRows }),
    refetchInterval: newsEveryMs,
  })
  return (
    <Card
      title="Task"
      isFlush
      action={
        <Link to="/tasks" className="text-link">
          View all<span className="sr-only"> tasks</span>
        </Link>
      }
    >
      <div className="h-[252px] overflow-y-auto">
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data?.data.length === 0 ? (
          <EmptyState title="No record found">Your open tasks will appear here.</EmptyState>
        ) : (
          <ul aria-label="Open tasks" aria-busy={!data} className="divide-y divide-line">
            {data ? data.data.map((task) => <TaskRow key={task.task_id} task={task} />) : <Waiting />}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Waiting() {
  return [0, 1, 2, 3].map((row) => (
    <li key={row} className="grid h-[62px] content-center gap-2 px-5">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-3 w-24" />
    </li>
  ))
}
