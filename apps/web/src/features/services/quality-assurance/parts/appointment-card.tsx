import { formatDay, formatInstant, formatWeekday } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import type { InspectionDetail } from './inspection-queries.ts'

export type Appointment = NonNullable<InspectionDetail['appointment']>

/** The days that the supplier was asked for, and its answer. */
export function AppointmentCard({ appointment }: { appointment: Appointment }) {
  const { proposed_days, answer_due_at, answered_at, day, comment } = appointment
  const proposed = { term: 'Proposed days', value: proposed_days.map(formatWeekday).join('; ') }
  return (
    <Card title="Day with the supplier">
      <DefinitionList
        facts={
          day === null || answered_at === null
            ? [proposed, { term: 'Answer', value: `None yet, asked for by ${formatInstant(answer_due_at)}` }]
            : [
                proposed,
                {
                  term: 'Answer',
                  value: `${formatDay(day)}${proposed_days.includes(day) ? '' : ', another day'}`,
                },
                { term: 'Received by', value: `${appointment.receiver_name}, ${appointment.receiver_phone}` },
                { term: 'Address', value: appointment.address },
                ...(comment ? [{ term: 'Comment', value: comment }] : []),
              ]
        }
      />
    </Card>
  )
}
