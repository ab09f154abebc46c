import { useState } from 'react'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast.ts'
import { type BookingDetail, useCancelBooking } from '../parts/queries.ts'

/** Until the carrier has received the goods. */
export function CancelBooking({ detail }: { detail: BookingDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Cancel booking</Button>
      {isOpen && <CancelDialog detail={detail} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function CancelDialog({ detail, onClose }: { detail: BookingDetail; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const cancelling = useCancelBooking()
  const { logistics, charge } = detail
  const isPaid = charge.state === 'paid' || charge.state === 'processing'
  const cancel = async () => {
    const given = reason.trim()
    const body = { logistics_id: logistics.logistics_id, ...(given && { reason: given }) }
    const answer = await cancelling.mutateAsync(body).catch(() => undefined)
    if (!answer) return
    toast.success(answer.message ?? 'The booking is cancelled.')
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title={`Cancel ${logistics.booking_number}?`}
      lead={
        isPaid
          ? 'What you paid goes back to your balance. To ship after all, you ask for new quotes.'
          : 'Nothing is to be paid for it. To ship after all, you ask for new quotes.'
      }
      onClose={onClose}
      isBusy={cancelling.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={cancelling.isPending}>
            Keep it
          </Button>
          <Button
            tone="danger"
            onClick={() => void cancel()}
            isBusy={cancelling.isPending}
            busyText="Cancelling…"
          >
            Cancel booking
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label="Reason"
          isOptional
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {cancelling.error && (
          <Banner tone="lost" isNews>
            {messageOf(cancelling.error)}
          </Banner>
        )}
      </div>
    </Dialog>
  )
}
