import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { notifications } from '@tradelane/contract/notifications/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { newsEveryMs, unreadQuery } from '../../../lib/queries/unread.ts'

const notificationsKey = ['notifications'] as const

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...notificationsKey, page],
    queryFn: ({ signal }) => api(notifications.list, { query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: newsEveryMs,
    staleTime: 0,
  })

export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: async ({ signal }) => (await api(notifications.settings, {}, { signal })).data,
})

/** One, or all where none is named. */
export const useMarkRead = () =>
  useChange([notificationsKey, unreadQuery.queryKey], (notification_id?: string) =>
    api(notifications.markRead, { body: notification_id === undefined ? {} : { notification_id } }),
  )

export const useSaveSetting = () =>
  useChange([settingsQuery.queryKey], (body: WireInput<typeof notifications.saveSetting>['body']) =>
    api(notifications.saveSetting, { body }),
  )
