import { useMutation } from '@tanstack/react-query'
import type { accounts, credentials } from '@tradelane/contract/accounts/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../lib/net/api.ts'

// The contract and its validation library load when the form is first touched: they would be a tenth of the
// first view of the page that people open most often.
const contract = () => import('@tradelane/contract/accounts/calls')

export const loadRules = async (): Promise<typeof credentials> => (await contract()).credentials

export const useLogin = () =>
  useMutation({
    mutationFn: async (body: WireInput<typeof accounts.login>['body']) =>
      api((await contract()).accounts.login, { body }),
  })
