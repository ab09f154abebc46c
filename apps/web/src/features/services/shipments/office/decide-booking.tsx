import { missingDetails, missingText } from '@tradelane/contract/shipments/missing-details'
import { deniedBooking, officeBookings } from '@tradelane/contract/shipments/office-calls'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { useConfirmBooking, useDenyBooking } from './office-booking-queries.ts'

/** The two answers to a request. */
export function DecideBooking({ detail }: { detail: BookingDetail }) {
  const { logistics_id, booking_number, freight } = detail.logistics
  // Of the details on the page: those that the company has changed since are not confirmed.
  const { details_saved_at } = detail
  const missing = missingText(missingDetails(detail.details, detail.asked))
  const confirming = useConfirmBooking()
  const denying = useDenyBooking()
  return (
    <>
      <StaffOnly call={officeBookings.deny}>
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
      </StaffOnly>
      <StaffOnly call={officeBookings.confirm}>
        <DialogButton tone="main" text="Confirm">
          {(close) => (
            <ConfirmDialog
              title={`Confirm ${booking_number}?`}
              lead={`We book it with ${freight.name} and ask the company to pay.`}
              warning={
                missing &&
                `The carrier’s papers still need: ${missing}. The company can give it until the documentation cut-off.`
              }
              tone="main"
              confirmText="Confirm"
              busyText="Booking…"
              send={() => confirming.mutateAsync({ logistics_id, details_saved_at })}
              onClose={close}
            />
          )}
        </DialogButton>
      </StaffOnly>
    </>
  )
}
