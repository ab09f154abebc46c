import { queryOptions } from '@tanstack/react-query'
import { accounts } from '@tradelane/contract/accounts/calls'
import { api } from '../net/api.ts'

/** The signed-in user with the company: name, KYB status. Screens of several features and the shell read it. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async () => (await api(accounts.profile, {})).data,
})
