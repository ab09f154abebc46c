import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Decided } from './decided.ts'
import { DenyDialog } from './deny-dialog.tsx'

/** The two answers to a request. */
export function DecideBooking({ booking }: { booking: Decided }) {
  const [open, setOpen] = useState<'confirm' | 'deny'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button onClick={() => setOpen('deny')}>Deny</Button>
      <Button tone="main" onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      {open === 'confirm' && <ConfirmDialog booking={booking} onClose={close} />}
      {open === 'deny' && <DenyDialog booking={booking} onClose={close} />}
    </>
  )
}
