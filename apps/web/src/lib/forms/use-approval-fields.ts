import { approval } from '@tradelane/contract/approvals/forms'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { isNetworkFailure, messageOf } from '../net/api-error.ts'

type Given = { password: string; verify_code: string }

const silence = 'No answer came. Try again: it is done once, however often you ask.'

/** Password and code, with what is wrong with them. */
export function useApprovalFields() {
  const [given, setGiven] = useState<Given>({ password: '', verify_code: '' })
  const [problems, setProblems] = useState<Partial<Given>>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const codeField = useRef<HTMLInputElement>(null)

  const change = (part: Partial<Given>) => {
    setGiven((before) => ({ ...before, ...part }))
    setProblems({})
  }
  const areRight = (): boolean => {
    const result = z.safeParse(z.object(approval), given)
    const found: Partial<Given> = Object.fromEntries(
      // Of several messages for one field the first counts.
      (result.error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse(),
    )
    setProblems(found)
    if (found.password) passwordField.current?.focus()
    else if (found.verify_code) codeField.current?.focus()
    return result.success
  }
  const refuse = (error: unknown) => {
    if (isNetworkFailure(error)) return setProblems({ verify_code: silence })
    setProblems({ verify_code: messageOf(error) })
    // A code that was refused is never tried again; after silence the same one may still be right.
    setGiven((before) => ({ ...before, verify_code: '' }))
    codeField.current?.focus()
  }
  return { given, problems, passwordField, codeField, change, areRight, refuse }
}
