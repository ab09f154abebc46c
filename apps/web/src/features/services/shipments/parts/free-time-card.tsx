import type { ShipmentWire } from '@tradelane/contract/shipments/shipment-view'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { clockNames, DayPrices } from '../../../../ui/records/day-prices.tsx'
import { OldFacts } from '../../../../ui/records/old-facts.tsx'
import { ProgressBar } from '../../../../ui/wizard/progress-bar.tsx'

type FreeTime = NonNullable<ShipmentWire['free_time']>
type Clock = FreeTime['clocks'][number]

/** How long the containers can be kept free of charge, and what they have cost by now. */
export function FreeTimeCard({ freeTime }: { freeTime: FreeTime }) {
  const { clocks, accrued, currency, tariff } = freeTime
  return (
    <Card title="Free time of the containers">
      <div className="num grid gap-4">
        {clocks.map((clock) => (
          <ClockPart key={clock.kind} clock={clock} currency={currency} />
        ))}
        <p className="border-t border-line pt-3 font-medium">
          {accrued > 0 ? `${formatAmount(accrued, currency)} until now` : 'Nothing to pay until now'}
        </p>
        <p className="text-xs text-ink-2">
          By the table of {tariff}. Calendar days where the terminal is, for each container, in US dollars.
          <OldFacts of="freeTime" />
        </p>
      </div>
    </Card>
  )
}

function ClockPart({ clock, currency }: { clock: Clock; currency: FreeTime['currency'] }) {
  const { kind, state, free_days, days_used, last_free_day, tiers, accrued } = clock
  return (
    <section aria-label={clockNames[kind]}>
      <h3 className="text-ink-2">{clockNames[kind]}</h3>
      <p className={state === 'over' ? 'font-medium text-lost' : 'font-medium'}>{leadOf(clock)}</p>
      {state === 'running' && free_days > 0 && (
        <ProgressBar label={`Free time used, ${kind}`} share={Math.min(1, days_used / free_days)} />
      )}
      <p className="mt-1 text-ink-2">
        {days(free_days)} free{last_free_day && `, until ${formatDay(last_free_day)}`}.
        {accrued > 0 && ` ${formatAmount(accrued, currency)} charged.`}
      </p>
      <div className="mt-2">
        <DayPrices label={`Prices, ${kind}`} clocks={[{ kind, free_days, tiers }]} />
      </div>
    </section>
  )
}

function leadOf({ state, kind, days_left, days_over }: Clock): string {
  if (state === 'waiting') return 'Not started'
  if (state === 'over') return `Over for ${days(days_over)}`
  if (state === 'running') return `${days(days_left)} left`
  const done = kind === 'demurrage' ? 'Collected' : 'Returned'
  return days_over > 0 ? `${done} ${days(days_over)} late` : `${done} within the free time`
}

const days = (count: number): string => `${count} day${count === 1 ? '' : 's'}`
