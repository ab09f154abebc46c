import { queryOptions, useMutation } from '@tanstack/react-query'
import { accounts } from '@tradelane/contract/accounts/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { beginSession } from '../../../lib/session/session.ts'

type Body<Call extends keyof typeof accounts> =
  WireInput<(typeof accounts)[Call]> extends { body: infer Given } ? Given : never

export const useSignup = () =>
  useMutation({ mutationFn: (body: Body<'signup'>) => api(accounts.signup, { body }) })

/** The token of the emailed link serves as the session. */
export const useResetPassword = (token: string) =>
  useMutation({
    mutationFn: (new_password: string) => api(accounts.changePassword, { body: { new_password } }, { token }),
  })

export const resendCode = (email: string) => api(accounts.resendCode, { body: { email } })

async function verifyCode(body: Body<'verify'>): Promise<string> {
  const { jwt, message } = await api(accounts.verify, { body })
  beginSession('customer', jwt)
  return message ?? ''
}

export const useVerifyCode = () => useMutation({ mutationFn: verifyCode })

/** A query, because React may render the page twice and the code works only once. */
export const verifyLinkQuery = (email: string, otp: string) =>
  queryOptions({
    queryKey: ['verify-email', email, otp],
    queryFn: () => verifyCode({ email, verify_code: otp }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isPrivate: true },
  })
