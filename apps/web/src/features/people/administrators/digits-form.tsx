import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/forms/code-input.tsx'
import { useCodeField } from '../../../ui/forms/use-code-field.ts'

type DigitsFormProps = { label: string; lead: ReactNode; verify: (code: string) => Promise<void> }

/** Six digits that complete a sign-in; they are sent with the last of them. */
export function DigitsForm({ label, lead, verify }: DigitsFormProps) {
  const { code, setCode, input, refused } = useCodeField()
  const [problem, setProblem] = useState<string>()
  const verifying = useMutation({ mutationFn: verify })
  // The field takes the place of the one before: who types goes on typing.
  useEffect(() => input.current?.focus(), [input])
  const send = (typed: string) => {
    if (verifying.isPending) return
    if (typed.length < 6) return setProblem(typed ? 'Enter the 6 digits of the code' : 'Enter the code')
    verifying.mutate(typed, {
      onError: (error) => {
        setProblem(messageOf(error))
        refused(error)
      },
    })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send(code)
  }
  const onChange = (typed: string) => {
    setCode(typed)
    setProblem(undefined)
  }
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-5">
      <p className="text-ink-2">{lead}</p>
      <CodeInput
        ref={input}
        label={label}
        value={code}
        onChange={onChange}
        onComplete={send}
        error={problem}
      />
      <Button type="submit" tone="main" size="lg" isWide isBusy={verifying.isPending} busyText="Checking…">
        Verify
      </Button>
    </form>
  )
}
