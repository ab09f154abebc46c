import { useQuery } from '@tanstack/react-query'
import { refusals } from '@tradelane/contract/primitives/errors'
import { lazy, useEffect, useRef } from 'react'
import { profileQuery } from '../../lib/session/profile.ts'
import { toast } from '../../ui/toast.ts'

const AddBalanceDialog = lazy(() =>
  import('./add-balance-dialog.tsx').then((module) => ({ default: module.AddBalanceDialog })),
)

const warnings: Record<string, string> = {
  IN_PROGRESS: refusals.KYB_PENDING.message,
  RFI_REQUESTED: 'Your account KYB status is still pending',
}

/** Balance is added once the business verification is cleared; before that a warning says how far it is. */
export function AddBalanceGate({ onClose }: { onClose: () => void }) {
  // Asked anew: it may have been cleared since the page was opened.
  const { data: user, isFetching } = useQuery({ ...profileQuery, refetchOnMount: 'always' })
  const isShut = user !== undefined && !isFetching && user.status !== 'Clear'
  const isTold = useRef(false)
  useEffect(() => {
    if (!isShut || isTold.current) return
    isTold.current = true
    toast.warning(warnings[String(user?.status)] ?? refusals.KYB_REQUIRED.message)
    onClose()
  }, [isShut])
  return user?.status === 'Clear' ? <AddBalanceDialog onClose={onClose} /> : null
}
