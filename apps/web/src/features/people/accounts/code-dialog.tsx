import { promised } from '@tradelane/contract/lifecycle/promises'
import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { CodeInput } from '../../../ui/forms/code-input.tsx'
import { ResendCode } from '../../../ui/forms/resend-code.tsx'
import { useCodeField } from '../../../ui/forms/use-code-field.ts'
import { SandboxMailLink } from '../../../ui/sandbox-mail-link.tsx'
import { resendCode, useVerifyCode } from './account-queries.ts'

export type CodeDialogProps = {
  title: string
  /** The address that the code was sent to. */
  email: string
  /** The error for an empty code. */
  emptyText: string
  onClose: () => void
  /** Called when the session has started. */
  onVerified: () => void
}

/** Asks for the code that was sent by email: for sign-up or as the second factor. */
export function CodeDialog({ title, email, emptyText, onClose, onVerified }: CodeDialogProps) {
  const { code, setCode, input, refused } = useCodeField()
  const [problem, setProblem] = useState<string>()
  const verify = useVerifyCode()

  const send = (verify_code: string) => {
    if (verify.isPending) return
    if (verify_code.length < 6) return setProblem(verify_code ? 'Enter the 6 digits of the code' : emptyText)
    verify.mutate(
      { email, verify_code },
      {
        onSuccess: onVerified,
        onError: (error) => {
          setProblem(messageOf(error, 'Something went wrong please try again!'))
          refused(error)
        },
      },
    )
  }
  const onChange = (typed: string) => {
    setCode(typed)
    setProblem(undefined)
  }
  const field = { ref: input, value: code, onChange, onComplete: send, error: problem }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      lead={
        <>
          We sent a six-digit code to <span className="font-medium text-ink">{email}</span>. It is valid for{' '}
          {promised('oneTimeCode')}.
        </>
      }
      size="sm"
      isBusy={verify.isPending}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
        className="grid gap-5"
      >
        <CodeInput {...field} label="One-time code" />
        <Button type="submit" tone="main" size="lg" isWide isBusy={verify.isPending} busyText="Checking…">
          Verify
        </Button>
        <ResendCode send={() => resendCode(email)} />
        <SandboxMailLink email={email} />
      </form>
    </Dialog>
  )
}
