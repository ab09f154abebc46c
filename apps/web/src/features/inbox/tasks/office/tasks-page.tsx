import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { newsEveryMs } from '../../../../lib/queries/unread.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeTasksQuery } from '../parts/task-queries.ts'
import { doneTaskColumns, officeTaskAddress, openTaskColumns } from './task-columns.tsx'

const emptyTexts = {
  open: 'The back office has no open tasks.',
  mine: 'Tasks assigned to you will appear here.',
  done: 'Completed tasks will appear here.',
}

/** /admin/tasks: the back office's open tasks, their assignees, and completed tasks. */
export function AdminTasksPage() {
  const address = useListAddress({ choices: ['mine', 'done'], filter: 'show' })
  const show = address.chosen ?? 'open'
  return (
    <ListPage
      title="Tasks"
      lead="The back office’s open tasks, earliest due date first."
      address={address}
      filter={{ label: 'Show', everything: 'Open', options: { mine: 'Mine', done: 'Done' }, isButtons: true }}
      list={{
        label: 'Tasks',
        query: useQuery({
          ...officeTasksQuery({ show, page: address.page, limit: 20 }),
          refetchInterval: newsEveryMs,
        }),
        rowsOf: ({ data }) => data,
        columns: show === 'done' ? doneTaskColumns : openTaskColumns,
        rowKey: ({ task_id }) => task_id,
        rowLink: officeTaskAddress,
        empty: { icon: ListTodo, text: emptyTexts[show] },
      }}
    />
  )
}
