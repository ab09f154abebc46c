import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { accountViewsQuery } from './security-queries.ts'

/** When, by whom and why Tradelane viewed the account. */
export function AccountViews() {
  const { data: views, error } = useQuery(accountViewsQuery)
  if (error && !views)
    return (
      <div className="p-5">
        <Banner tone="lost">{messageOf(error)}</Banner>
      </div>
    )
  if (!views) return <Skeleton className="m-5 h-12" />
  if (views.length === 0)
    return (
      <p className="px-5 py-4 text-ink-2">
        Nobody at Tradelane has viewed your account. You read here who did, when and why, and get an email.
      </p>
    )
  return (
    <ul aria-label="Views by Tradelane" className="divide-y divide-line">
      {views.map(({ view_id, by, reason, seen_as, began_at, ended_at }) => (
        <li key={view_id} className="px-5 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">{by} of Tradelane</span>
            {ended_at === null && <Badge tone="wait">Open now</Badge>}
          </div>
          <p className="wrap-anywhere">{reason}</p>
          <p className="num text-ink-2">
            {formatInstant(began_at)}
            {ended_at !== null && ` to ${formatInstant(ended_at)}`}, as {seen_as}, to read only
          </p>
        </li>
      ))}
    </ul>
  )
}
