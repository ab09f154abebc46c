import { promised } from '@tradelane/contract/lifecycle/promises'
import { mostProposedDays } from '@tradelane/contract/quality-assurance/appointment'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { today } from '../../../../lib/format/format-date.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { DateInput } from '../../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskDay } from './office-inspection-queries.ts'

type AskDayProps = { inspection: WireOfficeInspection }

/** Emails the supplier a link with the days that suit the inspection company. */
export function AskDay(props: AskDayProps) {
  return (
    <StaffOnly call={officeInspections.askDay}>
      <DialogButton text="Ask supplier">{(close) => <AskDialog {...props} onClose={close} />}</DialogButton>
    </StaffOnly>
  )
}

function AskDialog({ inspection, onClose }: AskDayProps & { onClose: () => void }) {
  const { quality_assurance_id, version, quote } = inspection
  const quoted = quote?.inspection_date ?? ''
  const [days, setDays] = useState([quoted >= today() ? quoted : ''])
  const { mutate, error, isPending } = useAskDay()
  const { fields, message } = useRefusal(error, { days })
  const send = () =>
    mutate(
      { quality_assurance_id, version, days: days.filter((day) => day !== '') },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'The link is sent.')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title="Ask the supplier for the day"
      lead={`The supplier chooses a day by a link, and says who receives the inspector. We ask for the answer within ${promised('answerInspectionDay')}. An earlier link stops working.`}
      onClose={onClose}
      onSubmit={send}
      submitText="Send link"
      busyText="Sending…"
      isBusy={isPending}
    >
      <div className="grid gap-4">
        {days.map((day, index) => (
          <DateInput
            key={index}
            label={`Proposed day ${index + 1}`}
            min={today()}
            value={day}
            onChange={({ target }) => setDays(days.with(index, target.value))}
            error={index === 0 ? fields.days : undefined}
          />
        ))}
        {days.length < mostProposedDays && (
          <Button size="sm" className="justify-self-start" onClick={() => setDays([...days, ''])}>
            <Plus size={16} aria-hidden />
            Add day
          </Button>
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
