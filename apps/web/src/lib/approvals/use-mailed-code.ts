import { useMutation } from '@tanstack/react-query'
import { type CodeRequest, verification } from '@tradelane/contract/approvals/calls'
import { useEffect, useRef } from 'react'
import { api } from '../net/api.ts'
import { ApiError } from '../net/api-error.ts'

const sendCode = (body: CodeRequest) => api(verification.sendCode, { body })

/** Asks for the code once, as soon as it is known what for; again only for something else, or when it is asked to. */
export function useMailedCode(request: CodeRequest | undefined, onRefused?: (error: Error) => void) {
  const sending = useMutation({ mutationFn: sendCode })
  const asked = useRef<string>(undefined)
  const wanted = request && JSON.stringify(request)
  useEffect(() => {
    // Effects run twice while developing.
    if (!request || asked.current === wanted) return
    asked.current = wanted
    sending.mutate(request, { onError: (error) => !isSentRecently(error) && onRefused?.(error) })
  }, [wanted])
  const isRecent = isSentRecently(sending.error)
  return {
    approves: sending.data?.approves,
    /** A code was sent a moment ago: it is valid if nothing has changed since. */
    isRecent,
    error: isRecent ? null : sending.error,
    isReady: sending.isSuccess || isRecent,
    sendAgain: async () => request && sendCode(request),
  }
}

const isSentRecently = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CODE_SENT_RECENTLY'
