import type { BookingWire } from '@tradelane/contract/shipments/booking'
import { deniedBooking } from '@tradelane/contract/shipments/office-calls'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useConfirmBooking, useDenyBooking } from './office-booking-queries.ts'

type DecideBookingProps = {
  booking: Pick<BookingWire, 'logistics_id' | 'booking_number' | 'freight'>
  /** Of the details on the page: those that the company has changed since are not confirmed. */
  detailsSavedAt: string | null
}

/** The two answers to a request. */
export function DecideBooking({ booking, detailsSavedAt: details_saved_at }: DecideBookingProps) {
  const { logistics_id, booking_number, freight } = booking
  const confirming = useConfirmBooking()
  const denying = useDenyBooking()
  return (
    <>
      <DialogButton text="Deny">
        {(close) => (
          <ReasonDialog
            title={`Deny ${booking_number}`}
            lead="The company reads the reason. It has not paid anything."
            rule={deniedBooking.shape.reason}
            maxLength={300}
            submitText="Deny"
            busyText="Denying…"
            send={(reason) => denying.mutateAsync({ logistics_id, reason })}
            doneText="The request has been denied."
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton tone="main" text="Confirm">
        {(close) => (
          <ConfirmDialog
            title={`Confirm ${booking_number}?`}
            lead={`We book it with ${freight.name} and ask the company to pay.`}
            tone="main"
            confirmText="Confirm"
            busyText="Booking…"
            send={() => confirming.mutateAsync({ logistics_id, details_saved_at })}
            onClose={close}
          />
        )}
      </DialogButton>
    </>
  )
}
