import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminMessages, messages, type ThreadSubject } from '@tradelane/contract/messages/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { newsEveryMs, officeUnreadQuery, unreadQuery } from '../../../../lib/queries/unread.ts'

const messagesKey = ['messages'] as const
const officeMessagesKey = ['admin', 'messages'] as const

/** Messages are not stored in the browser beyond the page. */
const isPrivate = { meta: { isPrivate: true }, refetchInterval: newsEveryMs, staleTime: 0 } as const

export const threadsQuery = ({ page, limit }: { page: number; limit: number }) =>
  queryOptions({
    queryKey: [...messagesKey, 'threads', page, limit],
    queryFn: ({ signal }) =>
      api(messages.threads, { query: { page: String(page), limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
    ...isPrivate,
  })

/** Those about a trade and its services. */
export const tradeThreadsQuery = (transaction_id: string, page: number) =>
  queryOptions({
    queryKey: [...messagesKey, 'trade', transaction_id, page],
    queryFn: ({ signal }) =>
      api(messages.threads, { query: { transaction_id, page: String(page), limit: '10' } }, { signal }),
    placeholderData: keepPreviousData,
    ...isPrivate,
  })

export const threadQuery = (threadId: string, page: number) =>
  queryOptions({
    queryKey: [...messagesKey, 'thread', threadId, page],
    queryFn: ({ signal }) =>
      api(messages.thread, { query: { thread_id: threadId, page: String(page) } }, { signal }),
    ...isPrivate,
  })

export type About = { subject: ThreadSubject; subject_id: string }

export const aboutQuery = (about: About) =>
  queryOptions({
    queryKey: [...messagesKey, 'about', about],
    queryFn: ({ signal }) => api(messages.about, { query: about }, { signal }),
    ...isPrivate,
    refetchInterval: false,
  })

export const officeThreadsQuery = (filter: { page: number; limit: number; search: string }) =>
  queryOptions({
    queryKey: [...officeMessagesKey, 'threads', filter],
    queryFn: ({ signal }) => {
      const query = { page: String(filter.page), limit: String(filter.limit), search: filter.search }
      return api(adminMessages.threads, { query, body: {} }, { signal })
    },
    placeholderData: keepPreviousData,
    ...isPrivate,
  })

export const officeThreadQuery = (threadId: string, page: number) =>
  queryOptions({
    queryKey: [...officeMessagesKey, 'thread', threadId, page],
    queryFn: ({ signal }) =>
      api(adminMessages.thread, { query: { thread_id: threadId, page: String(page) } }, { signal }),
    ...isPrivate,
  })

/** What is written or read changes the lists and the counts. */
const changed = [messagesKey, officeMessagesKey, unreadQuery.queryKey, officeUnreadQuery.queryKey]

type Reading = { thread_id: string; position: number }
type Reply = WireInput<typeof messages.reply>['body']

export const useStartThread = () =>
  useChange(changed, (body: WireInput<typeof messages.start>['body']) => api(messages.start, { body }))
export const useReply = () => useChange(changed, (body: Reply) => api(messages.reply, { body }))
export const useMarkRead = () => useChange(changed, (body: Reading) => api(messages.markRead, { body }))
export const useOfficeReply = () =>
  useChange(changed, ({ thread_id, text }: Reply) => api(adminMessages.reply, { body: { thread_id, text } }))
export const useOfficeMarkRead = () =>
  useChange(changed, (body: Reading) => api(adminMessages.markRead, { body }))
