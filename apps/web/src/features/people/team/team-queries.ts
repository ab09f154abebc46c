import { queryOptions, useMutation } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { team } from '@tradelane/contract/team/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { beginSession } from '../../../lib/session/session.ts'

const teamKey = ['team'] as const
export const teamQuery = queryOptions({
  queryKey: teamKey,
  queryFn: ({ signal }) => api(team.get, {}, { signal }),
})
export type Team = WireOutput<typeof team.get>
export type Member = Team['members'][number]

/** The profile says whether there is a team, and the person's role. */
const changed = [teamKey, profileQuery.queryKey]
type Body<Call extends keyof typeof team> =
  WireInput<(typeof team)[Call]> extends { body: infer Given } ? Given : never

export const useInvite = () => useChange(changed, (body: Body<'invite'>) => api(team.invite, { body }))
export const useResend = () => useChange(changed, (body: Body<'resend'>) => api(team.resend, { body }))
export const useRevoke = () => useChange(changed, (body: Body<'revoke'>) => api(team.revoke, { body }))
export const useChangeRole = () =>
  useChange(changed, (body: Body<'changeRole'>) => api(team.changeRole, { body }))
export const useRemove = () => useChange(changed, (body: Body<'remove'>) => api(team.remove, { body }))
export const useSaveTaxNumber = () =>
  useChange(changed, (body: Body<'saveTaxNumber'>) => api(team.saveTaxNumber, { body }))
export const useSaveSettings = () => useChange(changed, (body: Body<'save'>) => api(team.save, { body }))

export const useReleaseLimits = () =>
  useChange(changed, (body: Body<'releaseLimits'>) => api(team.releaseLimits, { body }))
export const useRefuseLimits = () =>
  useChange(changed, (body: Body<'refuseLimits'>) => api(team.refuseLimits, { body }))

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
