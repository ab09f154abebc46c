import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { type BookingDetail, useCancelBooking } from '../parts/booking-queries.ts'

type CancelBookingProps = { detail: BookingDetail; closed: string | undefined }

/** Until the carrier has received the goods. */
export function CancelBooking({ detail: { logistics, charge }, closed }: CancelBookingProps) {
  const cancelling = useCancelBooking()
  const isPaid = charge.state === 'paid' || charge.state === 'processing'
  const cancel = (text: string) => {
    const reason = text.trim()
    return cancelling.mutateAsync({ logistics_id: logistics.logistics_id, ...(reason && { reason }) })
  }
  return (
    <DialogButton text="Cancel booking" closed={closed}>
      {(close) => (
        <ReasonDialog
          title={`Cancel ${logistics.booking_number}?`}
          lead={
            isPaid
              ? 'The amount you paid goes back to your balance. To ship later, request new quotes.'
              : 'No fee applies. To ship later, request new quotes.'
          }
          maxLength={300}
          tone="danger"
          submitText="Cancel booking"
          busyText="Cancelling…"
          cancelText="Keep it"
          send={cancel}
          doneText="The booking has been cancelled."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
