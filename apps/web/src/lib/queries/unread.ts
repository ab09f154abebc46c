import { queryOptions } from '@tanstack/react-query'
import { adminNotifications, mostCounted, notifications } from '@tradelane/contract/notifications/calls'
import { api } from '../net/api.ts'

/** Frequent enough for a conversation; hidden pages do not poll. */
export const newsEveryMs = 15_000

const unreadKey = ['unread'] as const

/** The counts of the three icons of the top bar. */
export const unreadQuery = queryOptions({
  queryKey: unreadKey,
  queryFn: ({ signal }) => api(notifications.unread, {}, { signal }),
  refetchInterval: newsEveryMs,
})

/** The counts of the back office's sidebar. */
export const officeUnreadQuery = queryOptions({
  queryKey: ['admin', ...unreadKey],
  queryFn: ({ signal }) => api(adminNotifications.unread, {}, { signal }),
  refetchInterval: newsEveryMs,
})

/** "99+" where the server stopped counting. */
export const countText = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count)
