import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { Button } from '../../../../ui/button.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { PayDialog } from './pay-dialog.tsx'

/** The code is mailed as the dialog opens. */
export function PayFreight({ detail }: { detail: BookingDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const isShort = useMissingMoney(detail.charge) !== undefined
  return (
    <>
      <Button tone="main" disabled={isShort} onClick={() => setIsOpen(true)}>
        Pay {formatAmount(detail.charge.amount, detail.charge.currency)}
      </Button>
      {isOpen && <PayDialog detail={detail} onClose={() => setIsOpen(false)} />}
    </>
  )
}
