import { useState } from 'react'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { PayDialog } from './pay-dialog.tsx'

/** The freight is above the company's limit, and one person has approved it. */
export function FreightRelease({ detail }: { detail: BookingDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const which = { type: 'freight', subject_id: detail.logistics.logistics_id }
  return (
    <>
      <WaitingRelease
        release={detail.release}
        service="logistics"
        which={which}
        onRelease={() => setIsOpen(true)}
      />
      {isOpen && <PayDialog detail={detail} onClose={() => setIsOpen(false)} />}
    </>
  )
}
