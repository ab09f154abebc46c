import { useMutation } from '@tanstack/react-query'
import { adminAccess } from '@tradelane/contract/administrators/calls'
import { promised } from '@tradelane/contract/lifecycle/promises'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/forms/code-input.tsx'
import { ResendCode } from '../../../ui/forms/resend-code.tsx'
import { useCodeField } from '../../../ui/forms/use-code-field.ts'
import { SandboxMailLink } from '../../../ui/sandbox-mail-link.tsx'

type SecondStepProps = { email: string; onVerified: (jwt: string) => void; onStartAgain: () => void }

/** After the right password: the code of the second factor. */
export function SecondStep({ email, onVerified, onStartAgain }: SecondStepProps) {
  const { code, setCode, input, refused } = useCodeField()
  const [problem, setProblem] = useState<string>()
  const verify = useMutation({
    mutationFn: (verify_code: string) => api(adminAccess.verify, { body: { email, verify_code } }),
  })
  // The field takes the place of the password: who types goes on typing.
  useEffect(() => input.current?.focus(), [input])
  const send = (verify_code: string) => {
    if (verify.isPending) return
    if (verify_code.length < 6)
      return setProblem(verify_code ? 'Enter the 6 digits of the code' : 'Enter the code')
    verify.mutate(verify_code, {
      onSuccess: ({ jwt }) => onVerified(jwt),
      onError: (error) => {
        setProblem(messageOf(error))
        refused(error)
      },
    })
  }
  const onChange = (typed: string) => {
    setCode(typed)
    setProblem(undefined)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
      noValidate
      className="grid gap-5"
    >
      <p className="text-ink-2">
        We sent a six-digit code to <span className="font-medium break-words text-ink">{email}</span>. It is
        valid for {promised('oneTimeCode')}.
      </p>
      <CodeInput
        ref={input}
        label="Code from the email"
        value={code}
        onChange={onChange}
        onComplete={send}
        error={problem}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={verify.isPending} busyText="Checking…">
        Verify
      </Button>
      <ResendCode send={() => api(adminAccess.verifyMail, { body: { email } })} />
      <SandboxMailLink email={email} />
      <Button tone="quiet" className="justify-self-start" onClick={onStartAgain}>
        Start again
      </Button>
    </form>
  )
}
