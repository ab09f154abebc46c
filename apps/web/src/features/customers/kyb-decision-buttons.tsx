import type { CustomerProfile, KybDecision } from '@tradelane/contract/customers/calls'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ClearDialog, ReasonDialog } from './kyb-decision-dialogs.tsx'

/** What can be decided while a verification is under review. */
export function KybDecisionButtons({ customer }: { customer: CustomerProfile }) {
  const [open, setOpen] = useState<KybDecision>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('ask')}>Ask for more information</Button>
      <Button tone="danger" onClick={() => setOpen('refuse')}>
        Refuse
      </Button>
      <Button tone="main" onClick={() => setOpen('clear')}>
        Clear
      </Button>
      {open === 'clear' && <ClearDialog customer={customer} onClose={close} />}
      {(open === 'ask' || open === 'refuse') && (
        <ReasonDialog decision={open} customer={customer} onClose={close} />
      )}
    </>
  )
}
