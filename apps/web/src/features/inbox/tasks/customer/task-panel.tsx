import { useQuery } from '@tanstack/react-query'
import { newsEveryMs } from '../../../../lib/queries/unread.ts'
import { FilledPanel } from '../../../../ui/charts/filled-panel.tsx'
import { tasksQuery } from '../parts/task-queries.ts'
import { TaskRow } from './task-row.tsx'

/** The number of rows in a dashboard panel. */
const shownRows = 4

/** The dashboard's panel with the company's next tasks. */
export function TaskPanel() {
  return (
    <FilledPanel
      title="Task"
      all={{ to: '/tasks', name: 'tasks' }}
      height={252}
      list={{
        label: 'Open tasks',
        query: useQuery({
          ...tasksQuery({ show: 'open', page: 1, limit: shownRows }),
          refetchInterval: newsEveryMs,
        }),
        rowsOf: ({ data }) => data,
        rowKey: ({ task_id }) => task_id,
        row: (task) => <TaskRow task={task} />,
        empty: { title: 'No record found', text: 'Your open tasks will appear here.' },
      }}
    />
  )
}
