import { queryOptions } from '@tanstack/react-query'
import { accounts } from '@tradelane/contract/accounts/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../net/api.ts'

/** The signed-in user with the company's name and KYB status. Used by several features and the shell. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => (await api(accounts.profile, {})).data,
})

export type User = WireOutput<typeof accounts.profile>['data']
