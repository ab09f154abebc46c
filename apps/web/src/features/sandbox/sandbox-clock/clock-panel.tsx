import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ProgressBar } from '../../../ui/wizard/progress-bar.tsx'
import { clockQuery, useAdvanceClock } from './clock-queries.ts'

const steps = [
  { label: '1 hour', hours: 1 },
  { label: '1 day', hours: 24 },
  { label: '1 week', hours: 168 },
]
const mostDays = 366

/** The business clock, and the buttons that move it forward. */
export function ClockPanel() {
  const advancing = useAdvanceClock()
  const [startedAt, setStartedAt] = useState(0)
  const { data, error, refetch } = useQuery({
    ...clockQuery,
    refetchInterval: advancing.isPending ? 300 : 10_000,
  })
  const advance = (hours: number) => {
    setStartedAt(data?.offset_hours ?? 0)
    advancing.mutate(hours)
  }
  const passed = (data?.offset_hours ?? 0) - startedAt
  return (
    <Card title="Business clock">
      <p className="text-ink-2">
        Moves due dates, shipments, policies, quotes and schedules. Sign-in sessions and one-time codes keep
        the real time. The clock cannot be moved back.
      </p>
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="mt-4 h-8" />}
      {data && (
        <p className="mt-4" aria-live="polite">
          <span className="num text-lg font-semibold">{formatInstant(data.now)}</span>
          <span className="block text-ink-2">{aheadText(data.offset_hours)}</span>
        </p>
      )}
      {advancing.isPending && (
        <div className="mt-3">
          <p>
            {dayText(passed)} of {dayText(advancing.variables)} passed
          </p>
          <ProgressBar label="Time passed" share={Math.min(1, passed / advancing.variables)} />
        </div>
      )}
      <fieldset className="mt-4 flex flex-wrap items-center gap-2">
        <legend className="float-left mr-2 text-ink-2">Move forward by</legend>
        {steps.map(({ label, hours }) => (
          <Button key={label} size="sm" isBusy={advancing.isPending} onClick={() => advance(hours)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <OwnDays isBusy={advancing.isPending} onAdvance={(days) => advance(days * 24)} />
      {advancing.error && (
        <div className="mt-3">
          <Banner tone="lost" isAlert>
            {messageOf(advancing.error)}
          </Banner>
        </div>
      )}
    </Card>
  )
}

function OwnDays({ isBusy, onAdvance }: { isBusy: boolean; onAdvance: (days: number) => void }) {
  const [days, setDays] = useState('45')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isRight = Number(days) >= 1 && Number(days) <= mostDays
    setError(isRight ? undefined : `Enter a number of days from 1 to ${mostDays}`)
    if (isRight && !isBusy) onAdvance(Number(days))
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-wrap items-start gap-3">
      <div className="w-40">
        <NumberField label="Days" unit="days" value={days} onChange={setDays} error={error} />
      </div>
      <Button type="submit" tone="main" className="mt-7" isBusy={isBusy} busyText="Moving…">
        Move forward
      </Button>
    </form>
  )
}

const aheadText = (hours: number): string =>
  hours === 0 ? 'The same as the real time' : `${dayText(hours)} ahead of the real time`

/** "45 days 3 hours". */
function dayText(hours: number): string {
  const whole = Math.floor(hours)
  const parts = [
    { count: Math.floor(whole / 24), unit: 'day' },
    { count: whole % 24, unit: 'hour' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return '0 hours'
  return parts.map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`).join(' ')
}
