import { useQuery } from '@tanstack/react-query'
import { refusals } from '@tradelane/contract/errors'
import { lazy, useEffect } from 'react'
import { profileQuery } from '../../lib/profile.ts'
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
  const { data: user } = useQuery(profileQuery)
  const isShut = user !== undefined && user.status !== 'Clear'
  useEffect(() => {
    if (!isShut) return
    toast.warning(warnings[String(user?.status)] ?? refusals.KYB_REQUIRED.message)
    onClose()
  }, [isShut])
  return user?.status === 'Clear' ? <AddBalanceDialog onClose={onClose} /> : null
}
