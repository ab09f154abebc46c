import type { logistics } from '@tradelane/contract/logistics/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { LinkButton } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'

export const shipmentAddress = (logisticsId: string): string => `/logistics/shipments/${logisticsId}`

/** The specification's confirmation. It leads to quality assurance, with the goods of this booking. */
export function SummaryRequested({ booked }: { booked: WireOutput<typeof logistics.add> }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title="Successfully Submitted"
      onClose={() => setIsOpen(false)}
      actions={
        <>
          <LinkButton to={shipmentAddress(booked.logistics_id)}>See the shipment</LinkButton>
          <LinkButton to={`/quality-assurance?logistics_id=${booked.logistics_id}`} tone="main">
            Go to next
          </LinkButton>
        </>
      }
    >
      <div role="status" className="flex gap-3">
        <CircleCheck size={22} className="flex-none text-done" aria-hidden />
        <div className="grid gap-2">
          <p>{booked.msg.replace(/^Successfully Submitted\.\s*/, '')}.</p>
          <p className="text-ink-2">
            Booking number <strong className="text-ink">{booked.booking_number}</strong>
          </p>
        </div>
      </div>
    </Dialog>
  )
}
