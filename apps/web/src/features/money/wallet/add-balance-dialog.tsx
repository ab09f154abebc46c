import { useState } from 'react'
import { ApiError } from '../../../lib/net/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { AddBalanceAmount } from './add-balance-amount.tsx'
import { AddBalanceApproval } from './add-balance-approval.tsx'

type AddBalanceDialogProps = {
  /** What is missing elsewhere. */ start: string | undefined
  onClose: () => void
}

/** First the amount, which the mailed code is then bound to; then password and code. */
export function AddBalanceDialog({ start, onClose }: AddBalanceDialogProps) {
  const [amount, setAmount] = useState(start ?? '')
  const [problem, setProblem] = useState<string>()
  const [isApproving, setIsApproving] = useState(false)
  if (!isApproving) {
    return (
      <AddBalanceAmount
        amount={amount}
        problem={problem}
        onChange={(text) => {
          setAmount(text)
          setProblem(undefined)
        }}
        onEntered={() => (Number(amount) > 0 ? setIsApproving(true) : setProblem('Enter a valid amount'))}
        onClose={onClose}
      />
    )
  }
  return (
    <AddBalanceApproval
      amount={amount}
      onCodeRefused={(error) => {
        const problem = error instanceof ApiError && error.fields.amount
        if (!problem) return
        setProblem(problem)
        setIsApproving(false)
      }}
      onBack={() => setIsApproving(false)}
      onClose={onClose}
      onAdded={(message) => {
        toast.success(message)
        onClose()
      }}
    />
  )
}
