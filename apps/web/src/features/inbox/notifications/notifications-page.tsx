import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { notificationsQuery, useMarkRead } from './notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSettings } from './notification-settings.tsx'

/** /notifications: the notifications, newest first, and the user's settings. */
export function NotificationsPage() {
  const address = useListAddress()
  const marking = useMarkRead()
  return (
    <ListPage
      title="Notifications"
      lead="Updates on your payments, shipments, insurance, balance and account."
      back={{ to: '/dashboard', label: 'Dashboard' }}
      actions={
        <Button onClick={() => marking.mutate(undefined)} isBusy={marking.isPending}>
          Mark all as read
        </Button>
      }
      address={address}
      list={{
        label: 'Notifications',
        query: useQuery(notificationsQuery(address.page)),
        rowsOf: ({ data }) => data,
        rowKey: ({ notification_id }) => notification_id,
        row: (one) => (
          <NotificationRow notification={one} onRead={() => marking.mutate(one.notification_id)} />
        ),
        empty: {
          icon: Bell,
          title: 'No record found',
          text: 'Notifications about your payments and your account will appear here.',
        },
      }}
      beside={<NotificationSettings />}
    />
  )
}
