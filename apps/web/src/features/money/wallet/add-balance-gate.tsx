import { useQuery } from '@tanstack/react-query'
import { kybRefusalOf } from '@tradelane/contract/onboarding/kyb-rule'
import { lazy, useEffect, useRef } from 'react'
import { profileQuery } from '../../../lib/session/profile.ts'
import { toast } from '../../../ui/toast.ts'

const AddBalanceDialog = lazy(() =>
  import('./add-balance-dialog.tsx').then((module) => ({ default: module.AddBalanceDialog })),
)

/** Balance is added once the business verification is cleared; before that a warning says what is missing. */
export function AddBalanceGate({ amount, onClose }: { amount: string | undefined; onClose: () => void }) {
  // Asked again: it may have been cleared since the page was opened.
  const { data: user, isFetching } = useQuery({ ...profileQuery, refetchOnMount: 'always' })
  const refusal = user && !isFetching ? kybRefusalOf(user.status) : undefined
  const isWarned = useRef(false)
  useEffect(() => {
    if (!refusal || isWarned.current) return
    isWarned.current = true
    toast.warning(refusal.message)
    onClose()
  }, [refusal])
  return user?.status === 'Clear' ? <AddBalanceDialog start={amount} onClose={onClose} /> : null
}
