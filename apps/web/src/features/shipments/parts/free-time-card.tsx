import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatLocalInstant } from '../../../lib/format/format-local-time.ts'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

type FreeTime = NonNullable<ShipmentWire['free_time']>
/** The time zone is that of the port. */
type FreeTimeCardProps = { freeTime: FreeTime; timeZone: string }

/** How long the container can be kept free of charge, and the cost after that. */
export function FreeTimeCard({ freeTime, timeZone }: FreeTimeCardProps) {
  const { state, free_days, days_left, days_over, starts_at, ends_at, per_day, accrued } = freeTime
  return (
    <Card title="Free time">
      <p className={state === 'over' ? 'font-medium text-lost' : 'font-medium'}>{leadOf(freeTime)}</p>
      {state === 'running' && (
        <ProgressBar label="Free time used" share={free_days > 0 ? 1 - days_left / free_days : 1} />
      )}
      <p className="num mt-2 text-ink-2">
        {free_days} days from {formatLocalInstant(starts_at, timeZone)} to{' '}
        {formatLocalInstant(ends_at, timeZone)}. After that the carrier charges {formatAmount(per_day, 'USD')}{' '}
        per container and day.
        {days_over > 0 && ` ${formatAmount(accrued, 'USD')} charged so far.`}
      </p>
    </Card>
  )
}

function leadOf({ state, days_left, days_over }: FreeTime): string {
  if (state === 'over') return `Over for ${days(days_over)}`
  if (state === 'running') return `${days(days_left)} left`
  return days_over > 0 ? `Collected ${days(days_over)} late` : 'Collected within the free time'
}

const days = (count: number): string => `${count} day${count === 1 ? '' : 's'}`
