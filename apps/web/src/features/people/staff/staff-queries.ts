import { queryOptions, useMutation } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { staff } from '@tradelane/contract/staff/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { changesQuery } from '../../../lib/queries/pending-changes.ts'
import { beginSession } from '../../../lib/session/session.ts'
import { administratorQuery } from '../../../lib/session/staff.ts'

const staffKey = ['admin', 'staff'] as const
export const staffQuery = queryOptions({
  queryKey: staffKey,
  queryFn: async () => (await api(staff.list, {})).staff,
})

/** The reader's own role and name may have changed too, and a change may wait for a colleague. */
const changed = [staffKey, administratorQuery.queryKey, changesQuery.queryKey]
type Body<Call extends keyof typeof staff> =
  WireInput<(typeof staff)[Call]> extends { body: infer Given } ? Given : never

export const useInviteColleague = () =>
  useChange(changed, (body: Body<'invite'>) => api(staff.invite, { body }))
export const useChangeColleague = () =>
  useChange(changed, (body: Body<'update'>) => api(staff.update, { body }))
export const useRemoveColleague = () =>
  useChange(changed, (body: Body<'remove'>) => api(staff.remove, { body }))

export const staffInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['staff-invitation', token],
    queryFn: () => api(staff.invitation, { body: { token } }),
    retry: false,
    meta: { isPrivate: true },
  })

export const useJoinStaff = () =>
  useMutation({
    mutationFn: async (body: Body<'join'>) => {
      const { jwt } = await api(staff.join, { body })
      beginSession('admin', jwt)
    },
  })
