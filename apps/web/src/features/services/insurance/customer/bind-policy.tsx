import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { useState } from 'react'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button } from '../../../../ui/button.tsx'
import { BindDialog } from './bind-dialog.tsx'

export function BindPolicy({ policy }: { policy: WirePolicy }) {
  const [isOpen, setIsOpen] = useState(false)
  const isShort = useMissingMoney({ amount: policy.quote?.total, currency: 'USD' }) !== undefined
  if (!useMay('approver')) return null
  return (
    <>
      <Button tone="main" disabled={isShort} onClick={() => setIsOpen(true)}>
        Accept quote
      </Button>
      {isOpen && <BindDialog policy={policy} onClose={() => setIsOpen(false)} />}
    </>
  )
}
