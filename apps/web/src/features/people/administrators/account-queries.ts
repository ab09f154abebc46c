import { queryOptions } from '@tanstack/react-query'
import { adminAccount } from '@tradelane/contract/administrators/account'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

/** Read again at each visit and never stored in the browser. */
const own = { staleTime: 0, meta: { isPrivate: true } } as const

export const accountQuery = queryOptions({
  queryKey: ['admin', 'account'],
  queryFn: async () => (await api(adminAccount.get, {})).data,
  ...own,
})
export type Account = WireOutput<typeof adminAccount.get>['data']

export const officeDevicesQuery = queryOptions({
  queryKey: ['admin', 'account', 'devices'],
  queryFn: async () => (await api(adminAccount.sessions, {})).data,
  ...own,
})

/** A change of the second factor signs out the other devices, too. */
const changed = [accountQuery.queryKey]

type Passwords = WireInput<typeof adminAccount.changePassword>['body']
export const useChangeOwnPassword = () =>
  useChange(changed, (body: Passwords) => api(adminAccount.changePassword, { body }))

export type NewApp = WireOutput<typeof adminAccount.beginApp>
export const useBeginApp = () =>
  useChange([], (password: string) => api(adminAccount.beginApp, { body: { password } }))
export const useConfirmApp = () =>
  useChange(changed, (verify_code: string) => api(adminAccount.confirmApp, { body: { verify_code } }))
export const useUseMail = () =>
  useChange(changed, (password: string) => api(adminAccount.useMail, { body: { password } }))
export const useRenewCodes = () =>
  useChange(changed, (password: string) => api(adminAccount.renewRecoveryCodes, { body: { password } }))

/** Without an id it signs all others out. */
export const useEndSessions = () =>
  useChange([officeDevicesQuery.queryKey], (session_id?: string) =>
    api(adminAccount.endSessions, { body: session_id ? { session_id } : {} }),
  )
