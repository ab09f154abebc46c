import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { newsEveryMs } from '../../../lib/queries/unread.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { tasksQuery } from '../parts/queries.ts'
import { ShowFilter } from '../parts/show-filter.tsx'
import { NoteList } from './note-list.tsx'
import { TaskRow } from './task-row.tsx'

const lists = { open: 'Open', done: 'Done' } as const

/** /tasks: the company's tasks, and the user's notes. */
export function TasksPage() {
  const [show, setShow] = useAddressParam('show')
  const shown = show === 'done' ? 'done' : 'open'
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery({
    ...tasksQuery({ show: shown, page, limit: 20 }),
    refetchInterval: newsEveryMs,
  })
  return (
    <>
      <PageHeader
        title="Notes and tasks"
        lead="Your company’s open tasks, and your own notes."
        back={{ to: '/dashboard', label: 'Dashboard' }}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <Card title="Tasks" isFlush>
          <ShowFilter
            lists={lists}
            shown={shown}
            onShow={(list) => setShow(list === 'open' ? undefined : list, { page: '' })}
          />
          {error && !data ? (
            <ListFailure error={error} onRetry={refetch} />
          ) : data?.data.length === 0 ? (
            <EmptyState icon={ListTodo} title="No record found">
              {shown === 'open' ? 'You have no open tasks.' : 'Completed tasks will appear here.'}
            </EmptyState>
          ) : (
            <ul aria-label="Tasks" aria-busy={!data} className="divide-y divide-line">
              {data ? data.data.map((task) => <TaskRow key={task.task_id} task={task} />) : waiting}
            </ul>
          )}
          {data && (
            <Pagination
              page={data.pagination.current_page}
              totalPages={data.pagination.total_pages}
              total={data.pagination.total}
              onPage={setPage}
            />
          )}
        </Card>
        <NoteList />
      </div>
    </>
  )
}

const waiting = [0, 1, 2].map((row) => (
  <li key={row} className="grid gap-2 px-5 py-4">
    <Skeleton className="h-4 w-64 max-w-full" />
    <Skeleton className="h-3 w-24" />
  </li>
))
