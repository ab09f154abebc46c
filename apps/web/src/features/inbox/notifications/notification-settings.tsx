import { useQuery } from '@tanstack/react-query'
import type { Channel } from '@tradelane/contract/notifications/channels'
import { type NotificationKind, notificationKinds } from '@tradelane/contract/notifications/kinds'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { settingsQuery, useSaveSetting } from './notification-queries.ts'

const labels: Record<Channel, string> = {
  mail: 'In Tradelane and by email',
  app: 'In Tradelane only',
  off: 'Off',
}

/** The channel of each kind of notification; a choice is saved immediately. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <div id="settings">
      <Card title="Notification settings">
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data ? (
          <div className="grid gap-5">
            {data.map(({ kind, channel }) => (
              <KindSetting key={kind} kind={kind} channel={channel} />
            ))}
            <p className="border-t border-line pt-4 text-xs text-ink-2">
              You always receive notifications about your business verification and your account’s security,
              also by email.
            </p>
          </div>
        ) : (
          <div className="grid gap-5">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        )}
      </Card>
    </div>
  )
}

function KindSetting({ kind, channel }: { kind: NotificationKind; channel: Channel }) {
  const saving = useSaveSetting()
  const { label, explanation, channels } = notificationKinds[kind]
  // The list does not wait: a mutation tells its state a moment after the choice, and a controlled list would jump back till then.
  const [wanted, setWanted] = useState<Channel>()
  const choose = (next: string) => {
    setWanted(next as Channel)
    saving.mutate(
      { kind, channel: next as Channel },
      {
        onSuccess: () => toast.success('Saved'),
        onError: (error) => toast.error(messageOf(error, 'Your choice could not be saved.')),
        onSettled: () => setWanted(undefined),
      },
    )
  }
  return (
    <Select
      label={label}
      help={explanation}
      options={channels.map((value) => ({ value, label: labels[value] }))}
      value={wanted ?? channel}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
