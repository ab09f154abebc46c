import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { BindDialog } from './bind-dialog.tsx'

export function BindPolicy({ policy }: { policy: WirePolicy }) {
  const isShort = useMissingMoney({ amount: policy.quote?.total, currency: 'USD' }) !== undefined
  if (!useMay('approver')) return null
  return (
    <DialogButton tone="main" disabled={isShort} text="Accept quote">
      {(close) => <BindDialog policy={policy} onClose={close} />}
    </DialogButton>
  )
}
