import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { officeTasksQuery } from '../parts/queries.ts'
import { OfficeTaskTable } from './task-table.tsx'

/** The specification's length of every list on a dashboard. */
const shownRows = 4

/** The preview of the tasks on the back office's dashboard. */
export function OfficeTaskPanel() {
  const { data, error, refetch } = useQuery(officeTasksQuery({ show: 'open', page: 1, limit: shownRows }))
  return (
    <Card
      isFlush
      title="Tasks"
      action={
        <Link className="text-link" to="/admin/tasks">
          View all<span className="sr-only"> tasks</span>
        </Link>
      }
    >
      {error && !data ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : (
        <OfficeTaskTable
          rows={data?.data}
          skeletonRows={shownRows}
          emptyText="The back office has no open tasks."
        />
      )}
    </Card>
  )
}
