import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { threadsQuery } from '../parts/queries.ts'
import { ThreadRow } from '../parts/thread-row.tsx'
import { threadAddress } from './thread-address.ts'

/** The number of rows in a dashboard panel. */
const shownRows = 4

/** The dashboard's panel with the latest conversations with the back office. */
export function MessagesPanel() {
  const { data, error, refetch } = useQuery(threadsQuery({ page: 1, limit: shownRows }))
  return (
    <Card
      title="Messages"
      isFlush
      action={
        <Link to="/messages" className="text-link">
          View all<span className="sr-only"> messages</span>
        </Link>
      }
    >
      <div className="h-[252px] overflow-y-auto">
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data?.data.length === 0 ? (
          <EmptyState title="No record found">Your messages with Tradelane appear here.</EmptyState>
        ) : (
          <ul aria-label="Messages" aria-busy={!data} className="divide-y divide-line">
            {data
              ? data.data.map((thread) => (
                  <ThreadRow
                    key={thread.thread_id}
                    thread={thread}
                    to={threadAddress(thread.thread_id)}
                    writer={thread.newest_is_office ? 'Tradelane' : 'You'}
                  />
                ))
              : waiting}
          </ul>
        )}
      </div>
    </Card>
  )
}

const waiting = [0, 1, 2, 3].map((row) => (
  <li key={row} className="grid h-[62px] content-center gap-2 px-5">
    <Skeleton className="h-4 w-48" />
    <Skeleton className="h-3 w-64 max-w-full" />
  </li>
))
