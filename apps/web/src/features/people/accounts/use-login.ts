import { useMutation } from '@tanstack/react-query'
import { accounts } from '@tradelane/contract/accounts/calls'
import type { credentials } from '@tradelane/contract/accounts/forms'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'

// The form's rules and their validation library load when the form is first touched: they would be a tenth of the
// first view of the page that people open most often.
export const loadRules = async (): Promise<typeof credentials> =>
  (await import('@tradelane/contract/accounts/forms')).credentials

export const useLogin = () =>
  useMutation({
    mutationFn: (body: WireInput<typeof accounts.login>['body']) => api(accounts.login, { body }),
  })
