import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Decided } from './decided.ts'
import { useConfirmBooking } from './queries.ts'

export function ConfirmDialog({ booking, onClose }: { booking: Decided; onClose: () => void }) {
  const confirming = useConfirmBooking()
  const confirm = async () => {
    const answer = await confirming.mutateAsync(booking.logistics_id).catch(() => undefined)
    if (!answer) return
    toast.success(answer.message)
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={`Confirm ${booking.booking_number}?`}
      lead={`It is booked with ${booking.freight.name}, and the company is asked to pay.`}
      onClose={onClose}
      isBusy={confirming.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={confirming.isPending}>
            Cancel
          </Button>
          <Button
            tone="main"
            isBusy={confirming.isPending}
            busyText="Booking…"
            onClick={() => void confirm()}
          >
            Confirm
          </Button>
        </>
      }
    >
      {confirming.error && (
        <Banner tone="lost" isNews>
          {messageOf(confirming.error)}
        </Banner>
      )}
    </Dialog>
  )
}
