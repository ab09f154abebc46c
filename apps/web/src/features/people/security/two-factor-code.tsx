import { promised } from '@tradelane/contract/lifecycle/promises'
import { type FormEvent, useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeInput } from '../../../ui/forms/code-input.tsx'
import { useCodeField } from '../../../ui/forms/use-code-field.ts'
import { useSwitchTwoFactor } from './security-queries.ts'
import { toastOutcome } from './toast-outcome.ts'

type TwoFactorCodeProps = { isWanted: boolean; onCancel: () => void; onDone: () => void }

export function TwoFactorCode({ isWanted, onCancel, onDone }: TwoFactorCodeProps) {
  const { code, setCode, input, refused } = useCodeField()
  const [problem, setProblem] = useState<string>()
  const turn = useSwitchTwoFactor()
  const outcome = toastOutcome(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (turn.isPending) return
    if (code.length < 6) return setProblem(code ? 'Enter the 6 digits of the code' : 'Enter a OTP')
    // The form may be unmounted by then: the checkbox already shows that the factor is on.
    turn
      .mutateAsync({ two_fa: isWanted ? 1 : 0, verify_code: code })
      .then(outcome.onSuccess, (error: Error) => {
        outcome.onError(error)
        setProblem(messageOf(error))
        refused(error)
      })
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <CodeInput
        ref={input}
        label="One-time code"
        value={code}
        onChange={(typed) => {
          setCode(typed)
          setProblem(undefined)
        }}
        help={`Six digits, valid for ${promised('oneTimeCode')}.`}
        error={problem}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="main" isBusy={turn.isPending} busyText="Checking…">
          {isWanted ? 'Turn on' : 'Turn off'}
        </Button>
        <Button onClick={onCancel} disabled={turn.isPending}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
