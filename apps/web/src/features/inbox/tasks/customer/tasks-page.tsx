import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { newsEveryMs } from '../../../../lib/queries/unread.ts'
import { ListPage } from '../../../../ui/lists/list-page.tsx'
import { tasksQuery } from '../parts/task-queries.ts'
import { NoteList } from './note-list.tsx'
import { TaskRow } from './task-row.tsx'

/** /tasks: the company's tasks, and the user's notes. */
export function TasksPage() {
  const address = useListAddress({ choices: ['done'], filter: 'show' })
  const show = address.chosen ?? 'open'
  return (
    <ListPage
      title="Notes and tasks"
      lead="Your company’s open tasks, and your own notes."
      back={{ to: '/dashboard', label: 'Dashboard' }}
      cardTitle="Tasks"
      address={address}
      filter={{ label: 'Show', everything: 'Open', options: { done: 'Done' }, isButtons: true }}
      list={{
        label: 'Tasks',
        query: useQuery({
          ...tasksQuery({ show, page: address.page, limit: 20 }),
          refetchInterval: newsEveryMs,
        }),
        rowsOf: ({ data }) => data,
        rowKey: ({ task_id }) => task_id,
        row: (task) => <TaskRow task={task} />,
        empty: {
          icon: ListTodo,
          title: 'No record found',
          text: show === 'open' ? 'You have no open tasks.' : 'Completed tasks will appear here.',
        },
      }}
      beside={<NoteList />}
    />
  )
}
