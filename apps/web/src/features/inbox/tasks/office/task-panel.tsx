import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { dashboardRows, ListPanel } from '../../../../ui/lists/list-panel.tsx'
import { officeTasksQuery } from '../parts/task-queries.ts'
import { officeTaskAddress, openTaskColumns } from './task-columns.tsx'

/** The preview of the tasks on the back office's dashboard. */
export function OfficeTaskPanel() {
  return (
    <ListPanel
      title="Tasks"
      all={{ to: '/admin/tasks', name: 'tasks' }}
      list={{
        label: 'Tasks',
        query: useQuery(officeTasksQuery({ show: 'open', page: 1, limit: dashboardRows })),
        rowsOf: ({ data }) => data,
        columns: openTaskColumns,
        rowKey: ({ task_id }) => task_id,
        rowLink: officeTaskAddress,
        skeletonRows: dashboardRows,
        empty: { icon: ListTodo, text: 'The back office has no open tasks.' },
      }}
    />
  )
}
