import { queryOptions } from '@tanstack/react-query'
import { links, type WireSentLink } from '@tradelane/contract/links/calls'
import { api } from '../net/api.ts'
import { ApiError } from '../net/api-error.ts'
import { recordsKey, useChange } from '../net/use-change.ts'
import { newsEveryMs } from './unread.ts'

/** What a link is for, by the token of its mail. A dead link is not asked for again. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['link', token],
    queryFn: ({ signal }) => api(links.get, { body: { token } }, { signal }),
    // A link that was used up a moment ago must not look alive.
    staleTime: 0,
    retry: (count, error) => !isDeadLink(error) && count < 2,
  })

/** Unknown, used up, expired or revoked: the server does not say which. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'LINK_DEAD' || (error.code === 'INVALID_REQUEST' && 'token' in error.fields))

/** It begins as the keys of the record's own pages do: what changes the record may end its links. */
export const sentLinksKey = (subject: string) => [...recordsKey(subject), 'sent-links']

/** The recipient can still use it. */
export const isOpenLink = ({ state }: Pick<WireSentLink, 'state'>): boolean =>
  state === 'sent' || state === 'opened'

/** The links that were sent about a record. */
export const sentLinksQuery = (subject: string, subjectId: string) =>
  queryOptions({
    queryKey: [...sentLinksKey(subject), subjectId],
    queryFn: async ({ signal }) =>
      (await api(links.sent, { query: { subject, subject_id: subjectId } }, { signal })).links,
    // The recipient opens and uses it elsewhere.
    refetchInterval: ({ state }) => (state.data?.some(isOpenLink) ? newsEveryMs : false),
  })

export const useResendLink = (subject: string) =>
  useChange(subject, (link_id: string) => api(links.resend, { body: { link_id } }))
export const useRevokeLink = (subject: string) =>
  useChange(subject, (link_id: string) => api(links.revoke, { body: { link_id } }))
