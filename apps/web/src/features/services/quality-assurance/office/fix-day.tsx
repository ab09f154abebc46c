import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import type { InspectionState } from '@tradelane/contract/quality-assurance/states'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import type { Appointment } from '../parts/appointment-card.tsx'
import { useScheduleInspection } from './office-inspection-queries.ts'

type Fixed = { quality_assurance_data: WireOfficeInspection; appointment: Appointment | null }

/** The supplier has chosen a day, and the inspection is not on it. */
export const isToFix = ({ quality_assurance_data: { status, scheduled_for }, appointment }: Fixed): boolean =>
  hasDayToFix[status] && !!appointment?.day && appointment.day !== scheduled_for

const hasDayToFix: Record<InspectionState, boolean> = {
  draft: false,
  submitted: false,
  quoted: false,
  confirmed: true,
  scheduled: true,
  reported: false,
  accepted: false,
  reinspection: false,
  denied: false,
  cancelled: false,
  aborted: false,
}

/** One click: the inspection is on the day that the supplier has chosen. */
export function FixDay({ inspection, day }: { inspection: WireOfficeInspection; day: string }) {
  const { quality_assurance_id, version } = inspection
  const { mutate, error, isPending } = useScheduleInspection()
  const fix = () =>
    mutate(
      {
        ...{ quality_assurance_id, version, scheduled_for: day },
        // Of a day that is another one, or later than promised.
        reason: 'The supplier chose this day',
      },
      { onSuccess: ({ message }) => toast.success(message ?? 'Scheduled') },
    )
  return (
    <>
      {error && (
        <Banner tone="lost" isAlert>
          {messageOf(error)}
        </Banner>
      )}
      <Banner
        tone="wait"
        title={`The supplier chose ${formatDay(day)}.`}
        action={
          <StaffOnly call={officeInspections.schedule}>
            <Button tone="main" isBusy={isPending} busyText="Scheduling…" onClick={fix}>
              Schedule for {formatDay(day)}
            </Button>
          </StaffOnly>
        }
      >
        We notify the customer and the supplier once you schedule it.
      </Banner>
    </>
  )
}
