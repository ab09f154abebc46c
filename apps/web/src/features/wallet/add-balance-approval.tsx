import { approval } from '@tradelane/contract/approval'
import { type FormEvent, useId, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { isNetworkFailure, messageOf } from '../../lib/api-error.ts'
import { formatAmount } from '../../lib/format-amount.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useAddBalance } from './queries.ts'
import { ResendAddBalanceCode } from './resend-add-balance-code.tsx'

type AddBalanceApprovalProps = {
  amount: string
  onBack: () => void
  onClose: () => void
  onAdded: (message: string) => void
}
type Problems = { password?: string; verify_code?: string }

export function AddBalanceApproval({ amount, onBack, onClose, onAdded }: AddBalanceApprovalProps) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [codeField, passwordField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const adding = useAddBalance()

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (adding.isPending) return
    const found = problemsOf({ password, verify_code: code })
    setProblems(found)
    if (found.password) return passwordField.current?.focus()
    if (found.verify_code) return codeField.current?.focus()
    const dollars = {
      sourceCurrencyCode: 'USD',
      destinationCurrencyCode: 'USD',
      fundingChannel: 'PREFUND',
    } as const
    adding.mutate(
      { ...dollars, amount: Number(amount), password, verify_code: code },
      {
        onSuccess: ({ message }) => onAdded(message),
        onError: (error) => {
          setProblems({ verify_code: messageOf(error) })
          // A wrong code is never tried again; after silence the same one may still be right.
          if (!isNetworkFailure(error)) setCode('')
        },
      },
    )
  }

  return (
    <Dialog
      isOpen
      size="sm"
      title={`Add ${formatAmount(amount, 'USD')}`}
      lead="To your US Dollar account. We have mailed you a code for exactly this amount."
      onClose={onClose}
      isBusy={adding.isPending}
      actions={
        <>
          <Button onClick={onBack} disabled={adding.isPending}>
            Back
          </Button>
          <Button type="submit" form={formId} tone="main" isBusy={adding.isPending} busyText="Adding…">
            Add {formatAmount(amount, 'USD')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={add} noValidate className="grid gap-5">
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          ref={passwordField}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={problems.password}
        />
        <CodeInput
          label="One-time code"
          value={code}
          onChange={(typed) => {
            setCode(typed)
            setProblems({})
          }}
          error={problems.verify_code}
          ref={codeField}
        />
        <ResendAddBalanceCode amount={amount} />
      </form>
    </Dialog>
  )
}

function problemsOf(given: { password: string; verify_code: string }): Problems {
  const result = z.safeParse(z.object(approval), given)
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path[0], issue.message]).reverse(),
  )
}
