import { approval } from '@tradelane/contract/approvals/forms'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { ApiError, isNetworkFailure, messageOf } from '../net/api-error.ts'

export type ApprovalFields = { password: string; verify_code: string }

const noResponse = 'We received no response. Try again; you will not be charged twice.'

/** Password and code, with what is wrong with them. */
export function useApprovalFields() {
  const [given, setGiven] = useState<ApprovalFields>({ password: '', verify_code: '' })
  const [problems, setProblems] = useState<Partial<ApprovalFields>>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)

  const change = (part: Partial<ApprovalFields>) => {
    setGiven((before) => ({ ...before, ...part }))
    setProblems({})
  }
  const areRight = (): boolean => {
    const result = z.safeParse(z.object(approval), given)
    const found: Partial<ApprovalFields> = Object.fromEntries(
      // Of several messages for one field the first counts.
      (result.error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse(),
    )
    setProblems(found)
    if (found.password) passwordField.current?.focus()
    else if (found.verify_code) codeField.current?.focus()
    return result.success
  }
  const refuse = (error: unknown) => {
    setProblems({ verify_code: isNetworkFailure(error) ? noResponse : messageOf(error) })
    // Whether it was done is unknown: the same code, and with it the same Idempotency-Key, is sent again.
    if (isUnanswered(error)) return
    setGiven((before) => ({ ...before, verify_code: '' }))
    codeField.current?.focus()
  }
  return { given, problems, passwordField, codeField, change, areRight, refuse }
}

const isUnanswered = (error: unknown): boolean =>
  isNetworkFailure(error) ||
  (error instanceof ApiError && (error.status === 503 || error.code === 'IDEMPOTENCY_KEY_BUSY'))
