import { approval } from '@tradelane/contract/approvals/forms'
import { useRef, useState } from 'react'
import { z } from 'zod/mini'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { isNetworkFailure, messageOf } from '../../lib/net/api-error.ts'
import { CodeInput } from '../../ui/code-input.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useAddBalance, useSendAddBalanceCode } from './queries.ts'

type AddBalanceApprovalProps = {
  amount: string
  onBack: () => void
  onClose: () => void
  onAdded: (message: string) => void
}

const dollars = {
  sourceCurrencyCode: 'USD',
  destinationCurrencyCode: 'USD',
  fundingChannel: 'PREFUND',
} as const

export function AddBalanceApproval({ amount, onBack, onClose, onAdded }: AddBalanceApprovalProps) {
  const fields = useApprovalFields()
  const adding = useAddBalance()
  const again = useSendAddBalanceCode()

  const add = () => {
    const given = fields.check()
    if (!given) return
    adding.mutate(
      { ...dollars, amount: Number(amount), ...given },
      { onSuccess: ({ message }) => onAdded(message), onError: fields.refuse },
    )
  }

  return (
    <FormDialog
      title={`Add ${formatAmount(amount, 'USD')}`}
      lead="To your US Dollar account. We have mailed you a code for exactly this amount."
      onClose={onClose}
      onBack={onBack}
      onSubmit={add}
      submitText={`Add ${formatAmount(amount, 'USD')}`}
      busyText="Adding…"
      isBusy={adding.isPending}
    >
      <div className="grid gap-5">
        <PasswordInput label="Password" autoComplete="current-password" {...fields.password} />
        <CodeInput label="One-time code" {...fields.code} />
        <ResendCode send={() => again.mutateAsync(Number(amount))} />
      </div>
    </FormDialog>
  )
}

type Given = { password: string; verify_code: string }

/** Password and code, held to the contract's rules when they are sent, the first faulty one focused. */
function useApprovalFields() {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problems, setProblems] = useState<Partial<Given>>({})
  const [passwordRef, codeRef] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  return {
    password: {
      ref: passwordRef,
      value: password,
      onChange: ({ target }: { target: { value: string } }) => setPassword(target.value),
      error: problems.password,
    },
    code: {
      ref: codeRef,
      value: code,
      onChange: (typed: string) => {
        setCode(typed)
        setProblems({})
      },
      error: problems.verify_code,
    },
    check: (): Given | undefined => {
      const given = { password, verify_code: code }
      const found = problemsOf(given)
      setProblems(found)
      const faulty = found.password ? passwordRef : found.verify_code ? codeRef : undefined
      faulty?.current?.focus()
      return faulty ? undefined : given
    },
    refuse: (error: Error) => {
      setProblems({ verify_code: messageOf(error) })
      // A wrong code is never tried again; after silence the same one may still be right.
      if (!isNetworkFailure(error)) setCode('')
    },
  }
}

function problemsOf(given: Given): Partial<Given> {
  const result = z.safeParse(z.object(approval), given)
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path[0], issue.message]).reverse(),
  )
}
