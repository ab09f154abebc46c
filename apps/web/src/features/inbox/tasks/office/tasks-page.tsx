import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { newsEveryMs } from '../../../../lib/queries/unread.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { officeTasksQuery } from '../parts/task-queries.ts'
import { doneTaskColumns, officeTaskAddress, openTaskColumns } from './task-columns.tsx'

const emptyTexts = {
  open: 'The back office has no open tasks.',
  mine: 'Tasks assigned to you will appear here.',
  unassigned: 'Every open task is assigned to somebody.',
  overdue: 'No open task is late.',
  done: 'Completed tasks will appear here.',
}

/** What tasks are about, where the dashboard leads to them. */
const subjects: Record<string, string> = { reconciliation: 'differences in the books' }

const lists = { mine: 'Mine', unassigned: 'Unassigned', overdue: 'Overdue', done: 'Done' } as const

/** /admin/tasks: the back office's open tasks, their assignees, and completed tasks. */
export function AdminTasksPage() {
  const address = useListAddress({ choices: ['mine', 'unassigned', 'overdue', 'done'], filter: 'show' })
  const show = address.chosen ?? 'open'
  const [params] = useSearchParams()
  const about = params.get('about') ?? undefined
  return (
    <ListPage
      title="Tasks"
      lead={
        show === 'done'
          ? 'The back office’s completed tasks, newest first.'
          : 'The back office’s open tasks, earliest due date first.'
      }
      address={address}
      above={
        about && (
          <p className="mb-4">
            Only tasks about {subjects[about] ?? about.replaceAll('_', ' ')}.{' '}
            <Link to="/admin/tasks" className="text-link">
              Show all tasks
            </Link>
          </p>
        )
      }
      search="Search by company"
      filter={{ label: 'Show', everything: 'Open', options: lists, isButtons: true }}
      list={{
        label: 'Tasks',
        query: useQuery({
          ...officeTasksQuery({ show, search: address.search, about, page: address.page, limit: 20 }),
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
