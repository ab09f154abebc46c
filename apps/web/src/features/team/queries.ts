import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { team } from '@tradelane/contract/team/calls'
import { api } from '../../lib/net/api.ts'
import { profileQuery } from '../../lib/session/profile.ts'
import { beginSession } from '../../lib/session/session.ts'

const teamKey = ['team'] as const
export const teamQuery = queryOptions({
  queryKey: teamKey,
  queryFn: ({ signal }) => api(team.get, {}, { signal }),
})
export type Team = WireOutput<typeof team.get>
export type Member = Team['members'][number]

/** After a change the list is asked again, and the profile, which says whether there is a team and what one's role is. */
function useTeamCall<const E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Extract<WireInput<E>, { body: unknown }>['body']) =>
      api(endpoint, { body } as unknown as WireInput<E>),
    onSettled: () =>
      Promise.all([teamKey, profileQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

export const useInvite = () => useTeamCall(team.invite)
export const useResend = () => useTeamCall(team.resend)
export const useRevoke = () => useTeamCall(team.revoke)
export const useChangeRole = () => useTeamCall(team.changeRole)
export const useRemove = () => useTeamCall(team.remove)
export const useSendSettingsCode = () => useTeamCall(team.sendCode)
export const useSaveSettings = () => useTeamCall(team.save)

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => api(team.invitation, { body: { token } }),
    retry: false,
    meta: { isPrivate: true },
  })

export const useJoin = () =>
  useMutation({
    mutationFn: async (body: WireInput<typeof team.join>['body']) => {
      const { jwt } = await api(team.join, { body })
      beginSession('customer', jwt)
    },
  })
