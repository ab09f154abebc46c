import { officeContainerActions } from '@tradelane/contract/shipments/actions'
import { officeBookings, recordedReturn } from '@tradelane/contract/shipments/office-calls'
import { useState } from 'react'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import type { BookingDetail } from '../parts/booking-queries.ts'
import { useRecordReturn } from './office-booking-queries.ts'

/** Ends a count that would go on for ever, because the carrier has not reported the return. */
export function RecordReturn({ detail }: { detail: BookingDetail }) {
  const { container_charge: charge, logistics } = detail
  if (!charge) return null
  return (
    <OfficeAction
      call={officeBookings.recordReturn}
      action={officeContainerActions.recordReturn}
      record={charge}
    >
      {() => (
        <DialogButton text="Record the return">
          {(close) => <ReturnDialog logisticsId={logistics.logistics_id} onClose={close} />}
        </DialogButton>
      )}
    </OfficeAction>
  )
}

function ReturnDialog({ logisticsId, onClose }: { logisticsId: string; onClose: () => void }) {
  const [day, setDay] = useState('')
  const recording = useRecordReturn()
  return (
    <ReasonDialog
      title="Record the return of the empty containers"
      lead="For containers whose return the carrier has not reported. The count ends with this day and is final. The company reads the reason. Add the proof to the documents."
      label="Who reported it"
      rule={recordedReturn.shape.reason}
      maxLength={300}
      submitText="Record the return"
      busyText="Recording…"
      send={(reason) => recording.mutateAsync({ logistics_id: logisticsId, returned_on: day, reason })}
      doneText="The return has been recorded."
      onClose={onClose}
      further={{
        values: { returned_on: day },
        problems: { returned_on: day === '' ? 'Enter a valid date' : undefined },
        show: (shown) => (
          <TextInput
            type="date"
            label="Day of the return"
            help="The date where the containers came back"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            error={shown.returned_on}
          />
        ),
      }}
    />
  )
}
