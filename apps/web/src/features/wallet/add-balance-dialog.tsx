import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { AddBalanceAmount } from './add-balance-amount.tsx'
import { AddBalanceApproval } from './add-balance-approval.tsx'

/** First the amount, which the mailed code is then bound to; then password and code. */
export function AddBalanceDialog({ onClose }: { onClose: () => void }) {
  const [amount, setAmount] = useState('')
  const [isCodeSent, setIsCodeSent] = useState(false)
  if (!isCodeSent) {
    return (
      <AddBalanceAmount
        amount={amount}
        onChange={setAmount}
        onSent={() => setIsCodeSent(true)}
        onClose={onClose}
      />
    )
  }
  return (
    <AddBalanceApproval
      amount={amount}
      onBack={() => setIsCodeSent(false)}
      onClose={onClose}
      onAdded={(message) => {
        toast.success(message)
        onClose()
      }}
    />
  )
}
