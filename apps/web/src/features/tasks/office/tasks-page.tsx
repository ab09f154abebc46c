import { useQuery } from '@tanstack/react-query'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { newsEveryMs } from '../../../lib/queries/unread.ts'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { type OfficeShow, officeTasksQuery } from '../parts/queries.ts'
import { ShowFilter } from '../parts/show-filter.tsx'
import { OfficeTaskTable } from './task-table.tsx'

const lists: Record<OfficeShow, string> = { open: 'Open', mine: 'Mine', done: 'Done' }
const emptyTexts: Record<OfficeShow, string> = {
  open: 'The back office has no open tasks.',
  mine: 'Tasks assigned to you will appear here.',
  done: 'Completed tasks will appear here.',
}

/** /admin/tasks: the back office's open tasks, their assignees, and completed tasks. */
export function AdminTasksPage() {
  const [show = '', setShow] = useAddressParam('show')
  const shown: OfficeShow = show in lists ? (show as OfficeShow) : 'open'
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery({
    ...officeTasksQuery({ show: shown, page, limit: 20 }),
    refetchInterval: newsEveryMs,
  })
  return (
    <>
      <PageHeader title="Tasks" lead="The back office’s open tasks, earliest due date first." />
      <Card isFlush>
        <div className="pt-5">
          <ShowFilter
            lists={lists}
            shown={shown}
            onShow={(list) => setShow(list === 'open' ? undefined : list, { page: '' })}
          />
        </div>
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <OfficeTaskTable
            rows={data?.data}
            skeletonRows={8}
            emptyText={emptyTexts[shown]}
            isDone={shown === 'done'}
          />
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
    </>
  )
}
