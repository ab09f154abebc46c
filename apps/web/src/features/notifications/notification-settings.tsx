import { useQuery } from '@tanstack/react-query'
import {
  type Channel,
  type NotificationKind,
  notificationKinds,
} from '@tradelane/contract/notifications/kinds'
import { messageOf } from '../../lib/net/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { ListFailure } from '../../ui/list-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { settingsQuery, useSaveSetting } from './queries.ts'

const labels: Record<Channel, string> = {
  mail: 'Here and by email',
  app: 'Here only',
  off: 'Not at all',
}

/** How each kind of news reaches the person; a choice is kept as soon as it is made. */
export function NotificationSettings() {
  const { data, error, refetch } = useQuery(settingsQuery)
  return (
    <div id="settings">
      <Card title="How you hear of it">
        {error && !data ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : data ? (
          <div className="grid gap-5">
            {data.map(({ kind, channel }) => (
              <KindSetting key={kind} kind={kind} channel={channel} />
            ))}
            <p className="border-t border-line pt-4 text-xs text-ink-2">
              News of your business verification and of your account's security always reaches you, by email
              too.
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
  const choose = (next: string) =>
    saving.mutate(
      { kind, channel: next as Channel },
      {
        onSuccess: () => toast.success('Saved'),
        onError: (error) => toast.error(messageOf(error, 'This could not be saved.')),
      },
    )
  return (
    <Select
      label={label}
      help={explanation}
      options={channels.map((value) => ({ value, label: labels[value] }))}
      value={saving.isPending ? saving.variables.channel : channel}
      onChange={({ target }) => choose(target.value)}
    />
  )
}
