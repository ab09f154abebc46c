import type { logistics } from '@tradelane/contract/logistics/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

export const shipmentAddress = (logisticsId: string): string => `/logistics/shipments/${logisticsId}`

/** The specification's confirmation. Quality assurance, to which it leads, is not open yet. */
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
          <Tooltip text="Quality Assurance: coming soon">
            <Button aria-disabled="true" className="opacity-60">
              Go to next
            </Button>
          </Tooltip>
          <LinkButton to={shipmentAddress(booked.logistics_id)} tone="main">
            See the shipment
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
