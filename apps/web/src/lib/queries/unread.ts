import { queryOptions } from '@tanstack/react-query'
import { adminNotifications, mostCounted, notifications } from '@tradelane/contract/notifications/calls'
import { api } from '../net/api.ts'

/** Often enough for a conversation; a page that nobody looks at does not ask. */
export const newsEveryMs = 15_000

const unreadKey = ['unread'] as const

/** What the three icons of the top bar count. */
export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: ({ signal }) => api(notifications.unread, {}, { signal }),
  refetchInterval: newsEveryMs,
})

/** What the back office's sidebar counts. */
export const officeUnreadQuery = queryOptions({
  queryKey: ['admin', ...unreadKey],
  queryFn: ({ signal }) => api(adminNotifications.unread, {}, { signal }),
  refetchInterval: newsEveryMs,
})

/** "99+" where counting was given up. */
export const countText = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count)
