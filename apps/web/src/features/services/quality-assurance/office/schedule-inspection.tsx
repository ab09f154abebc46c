import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { useState } from 'react'
import { today } from '../../../../lib/format/format-date.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { DateInput, TextArea } from '../../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useScheduleInspection } from './office-inspection-queries.ts'

type ScheduleProps = {
  inspection: WireOfficeInspection
  /** Another button is what comes next. */
  isAside?: boolean
}

/** The day that is agreed with the supplier; afterwards another one, with the reason. */
export function ScheduleInspection(props: ScheduleProps) {
  const isAgain = props.inspection.status === 'scheduled'
  return (
    <StaffOnly call={officeInspections.schedule}>
      <DialogButton
        text={isAgain ? 'Reschedule' : 'Schedule'}
        {...(!isAgain && !props.isAside && { tone: 'main' as const })}
      >
        {(close) => <ScheduleDialog {...props} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

function ScheduleDialog({ inspection, onClose }: ScheduleProps & { onClose: () => void }) {
  const { quality_assurance_id, version, quote, status, inspect_by } = inspection
  const isAgain = status === 'scheduled'
  // It was promised for an earlier day.
  const isLate = (date: string) =>
    inspect_by !== null && date !== '' && Date.parse(date) >= Date.parse(inspect_by)
  const [day, setDay] = useState(isAgain ? '' : (quote?.inspection_date ?? ''))
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useScheduleInspection()
  const { fields, message } = useRefusal(error, { scheduled_for: day, reason })
  const submit = () =>
    mutate(
      { quality_assurance_id, version, scheduled_for: day, ...(reason.trim() && { reason: reason.trim() }) },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'Scheduled')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={isAgain ? 'Reschedule the inspection' : 'Schedule the inspection'}
      lead="Agree the day with the supplier first. We then notify the customer and the supplier."
      onClose={onClose}
      onSubmit={submit}
      submitText="Save day"
      busyText="Saving…"
      isBusy={isPending}
    >
      <div className="grid gap-4">
        <DateInput
          label="Day"
          min={today()}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={fields.scheduled_for}
        />
        {(isAgain || isLate(day)) && (
          <TextArea
            label="Reason"
            help="The customer and the supplier read it."
            rows={2}
            maxLength={1000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={fields.reason}
          />
        )}
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
