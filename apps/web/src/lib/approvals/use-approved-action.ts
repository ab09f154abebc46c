import { useMutation } from '@tanstack/react-query'
import type { CodeRequest } from '@tradelane/contract/approvals/calls'
import type { ErrorCode } from '@tradelane/contract/primitives/errors'
import { useEffect, useState } from 'react'
import { ApiError } from '../net/api-error.ts'
import { type ApprovalFields, useApprovalFields } from './use-approval-fields.ts'
import { useMailedCode } from './use-mailed-code.ts'

export type ApprovedAction<Answer> = {
  /** What the code is for; undefined while that is being prepared. */
  request: CodeRequest | undefined
  /** Does it. Called again after no response: the same call carries the same Idempotency-Key. */
  send: (given: ApprovalFields) => Promise<Answer>
  onDone: (answer: Answer) => void
  /** The quoted price has expired or is used: the page shows a new one. */
  onQuoteGone?: () => void
  /** Whether the page deals with this refusal itself. */
  onRefused?: (error: ApiError) => Promise<boolean>
  /** Where the page shows why no code was sent; else the dialog does. */
  onCodeRefused?: (error: Error) => void
}

/** Refusals that no other password or code would change. */
const final: readonly (ErrorCode | 'NETWORK')[] = [
  'INSUFFICIENT_FUNDS',
  'PROVIDER_REFUSED',
  'PAYEE_INCOMPLETE',
  'PURPOSE_NOT_ALLOWED',
  'PAYOUT_NOT_ALLOWED',
  'KYB_REQUIRED',
  'KYB_PENDING',
  'ILLEGAL_STATE',
  'NOT_FOUND',
  'ROLE_NOT_ALLOWED',
  'SELF_APPROVAL',
  'QUOTE_EXPIRED',
  'QUOTE_USED',
]

/** Password and code for one action: the code is sent on opening, the action done, and each refusal sorted. */
export function useApprovedAction<Answer>(action: ApprovedAction<Answer>) {
  const code = useMailedCode(action.request, action.onCodeRefused)
  const fields = useApprovalFields()
  const [refusal, setRefusal] = useState<ApiError>()
  const acting = useMutation({ mutationFn: action.send })

  const sort = async (error: Error) => {
    if (!(error instanceof ApiError)) return fields.refuse(error)
    const isQuoteGone = error.code === 'QUOTE_EXPIRED' || error.code === 'QUOTE_USED'
    if (isQuoteGone && action.onQuoteGone) {
      fields.change({ verify_code: '' })
      return action.onQuoteGone()
    }
    if (await action.onRefused?.(error)) return
    if (final.includes(error.code)) setRefusal(error)
    else fields.refuse(error)
  }
  const submit = () => {
    if (acting.isPending || !fields.areRight()) return
    acting.mutate(fields.given, { onSuccess: action.onDone, onError: (error) => void sort(error) })
  }
  return {
    code,
    fields,
    submit,
    refusal,
    isBusy: acting.isPending,
    isTakingLong: useIsLong(acting.isPending),
  }
}

const longMs = 2_000

/** Over two seconds people want to know what they wait for. */
function useIsLong(isPending: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    setIsLong(false)
    if (!isPending) return
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isLong
}
