import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { usePageParam } from '../../lib/browser/use-page-param.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSettings } from './notification-settings.tsx'
import { notificationsQuery, useMarkRead } from './queries.ts'

/** /notifications: the notifications, newest first, and the user's settings. */
export function NotificationsPage() {
  const [page, setPage] = usePageParam()
  const { data, error, refetch } = useQuery(notificationsQuery(page))
  const marking = useMarkRead()
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="Updates on your payments, your balance and your account."
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={
          <Button onClick={() => marking.mutate(undefined)} isBusy={marking.isPending}>
            Mark all as read
          </Button>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
        <Card isFlush>
          {error && !data ? (
            <ListFailure error={error} onRetry={refetch} />
          ) : data?.data.length === 0 ? (
            <EmptyState icon={Bell} title="No record found">
              Notifications about your payments and your account will appear here.
            </EmptyState>
          ) : (
            <ul aria-label="Notifications" aria-busy={!data} className="divide-y divide-line">
              {data
                ? data.data.map((one) => (
                    <NotificationRow
                      key={one.notification_id}
                      notification={one}
                      onRead={() => marking.mutate(one.notification_id)}
                    />
                  ))
                : waiting}
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
        <NotificationSettings />
      </div>
    </>
  )
}

const waiting = [0, 1, 2, 3, 4, 5].map((row) => (
  <li key={row} className="grid gap-2 px-5 py-4">
    <Skeleton className="h-4 w-64 max-w-full" />
    <Skeleton className="h-3 w-80 max-w-full" />
  </li>
))
