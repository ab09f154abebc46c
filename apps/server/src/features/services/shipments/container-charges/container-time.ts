import {
  type ContainerClock,
  type ContainerTariff,
  type ContainerTerms,
  daysOfTiers,
} from '@tradelane/freight'
import { type Money, money, sum } from '@tradelane/money'
import type { TrackingEvent } from '../tracking-events.ts'

const dayMs = 86_400_000

/** What happened to one container at its port, by the carrier's newest messages. */
export type ContainerStay = {
  number: string
  discharged: Date | null
  /** Out of the terminal. */
  left: Date | null
  /** The empty is back at the depot. */
  returned: Date | null
}

type Arrival = {
  stop: number
  /** By rail between two cities: no discharge and no gate are reported, but the arrival of the train and the delivery. */
  isAtCity: boolean
  /** Of containers whose return the carrier has not reported. */
  reportedReturn: Date | null
}

/** What the containers of a shipment have done since they came off the ship, or the train, at `stop`. */
export function staysOf(
  containers: readonly string[],
  events: readonly TrackingEvent[],
  { stop, isAtCity, reportedReturn }: Arrival,
): ContainerStay[] {
  const [begins, leaves] = isAtCity ? ['ARRI', 'DROP'] : ['DISC', 'GTOT']
  const actual = events.filter(({ classifier }) => classifier === 'ACT')
  return containers.map((number) => {
    const find = (matches: (event: TrackingEvent) => boolean) =>
      // Events come in the order in which the carrier wrote them: a correction replaces what it corrects.
      actual.findLast(
        (event) => matches(event) && (event.containers.length === 0 || event.containers.includes(number)),
      )?.date_time ?? null
    return {
      number,
      discharged: find((event) => event.code === begins && event.stop === stop && !event.is_empty),
      left: find((event) => event.code === leaves && event.stop === stop && !event.is_empty),
      returned: find((event) => event.code === 'GTIN' && event.is_empty) ?? reportedReturn,
    }
  })
}

/** One clock of one container: from the first day that counts to the last one, both included. */
export type CountedClock = {
  kind: ContainerClock
  container: string
  /** By the port's calendar, `YYYY-MM-DD`. */
  startsOn: string
  lastFreeDay: string
  stoppedOn: string | null
  days: number
  terms: ContainerTerms
}

type Counting = { tariff: ContainerTariff; timeZone: string; asOf: Date }

/** The clocks of a container that have started, by calendar days of the port. */
export function clocksOf(
  { number, discharged, left, returned }: ContainerStay,
  { tariff, timeZone, asOf }: Counting,
): CountedClock[] {
  const count = (kind: ContainerClock, from: Date | null, to: Date | null): CountedClock[] => {
    if (!from) return []
    const terms = tariff[kind]
    const started = dayNumber(from, timeZone)
    const first = kind === 'demurrage' && tariff.firstDay === 'same_day' ? started : started + 1
    const last = dayNumber(to ?? asOf, timeZone)
    return [
      {
        ...{ kind, container: number, terms },
        startsOn: dayOf(first),
        lastFreeDay: dayOf(first + terms.freeDays - 1),
        stoppedOn: to && dayOf(last),
        days: Math.max(0, last - first + 1),
      },
    ]
  }
  // The day of the gate is the port's: the first day outside is the next one.
  return [...count('demurrage', discharged, left ?? returned), ...count('detention', left, returned)]
}

/** Calendar days since 1970 in the time zone of the port. */
const dayNumber = (at: Date, timeZone: string): number => Date.parse(localDay(at, timeZone)) / dayMs
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)
export const localDay = (at: Date, timeZone: string): string => at.toLocaleDateString('sv-SE', { timeZone })
/** A moment of this day there: noon UTC, or its midnight in the time zones where that noon is already the next day. */
export function momentOn(day: string, timeZone: string): Date {
  const moments = [12, 0].map((hour) => new Date(Date.parse(day) + hour * 3_600_000))
  const found = moments.find((at) => localDay(at, timeZone) === day)
  if (!found) throw new Error(`no time zone is so far away: ${timeZone}`)
  return found
}
/** How many days from one to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** What a clock has cost by now. */
export const costOf = ({ terms, days }: Pick<CountedClock, 'terms' | 'days'>): Money =>
  sum(
    'USD',
    daysOfTiers(terms, days).map(({ tier, days: charged }) =>
      money(tier.perDay.amount * BigInt(charged), 'USD'),
    ),
  )

/** The days that one tier charges for all containers together: a line of the invoice. */
type TierDays = {
  kind: ContainerClock
  fromDay: number
  toDay: number | undefined
  perDay: Money
  days: number
}

export function chargedTiers(clocks: readonly CountedClock[]): TierDays[] {
  const tiers = clocks.flatMap(({ kind, terms, days }) =>
    daysOfTiers(terms, days).map(({ tier, toDay, days: charged }) => ({
      kind,
      ...tier,
      toDay,
      days: charged,
    })),
  )
  const groups = Map.groupBy(tiers, ({ kind, fromDay }) => `${kind} ${fromDay}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    const days = same.reduce((total, tier) => total + tier.days, 0)
    return first && days > 0 ? [{ ...first, days }] : []
  })
}
