import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Page<Thread> = {
  data: readonly Thread[]
  pagination: { current_page: number; total_pages: number }
}

type ThreadListProps<Thread> = {
  query: Pick<UseQueryResult<Page<Thread>>, 'data' | 'error' | 'refetch'>
  row: (thread: Thread) => ReactNode
  empty: ReactNode
  onPage: (page: number) => void
}

/** The list of threads for both sides, in pages. */
export function ThreadList<Thread>({ query, row, empty, onPage }: ThreadListProps<Thread>) {
  const { data, error, refetch } = query
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (data?.data.length === 0) return empty
  return (
    <>
      <ul aria-label="Conversations" aria-busy={!data} className="divide-y divide-line">
        {data ? data.data.map(row) : waiting}
      </ul>
      {data && (
        <Pagination
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          onPage={onPage}
        />
      )}
    </>
  )
}

const waiting = [0, 1, 2, 3].map((row) => (
  <li key={row} className="grid h-[62px] content-center gap-2 px-5">
    <Skeleton className="h-4 w-48" />
    <Skeleton className="h-3 w-64 max-w-full" />
  </li>
))
