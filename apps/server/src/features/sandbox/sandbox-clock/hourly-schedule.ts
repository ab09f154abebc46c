import { type ParsedCronItem, parseCrontab } from 'graphile-worker'
import type { Deps } from '../../../deps/deps.ts'
import { crontabOf } from '../../../work/task-list.ts'

const minuteMs = 60_000
const hourOfMinutes = Array.from({ length: 60 }, (_, minute) => new Date(minute * minuteMs))
const hoursOfWeek = Array.from({ length: 168 }, (_, hour) => hour * 60 * minuteMs)

/** They ask outside parties and wait for no due date: when many hours pass at once, they run as rarely as those of every minute. */
const asking: readonly string[] = ['watch-incoming-payments', 'fetch-reference-rates']

export type Schedule = {
  /** The tasks that run every minute, and others that ask outside parties. */
  watching: readonly string[]
  /** The tasks that run in every hour, and do what is due by then. */
  hourly: readonly string[]
  /** The tasks that are neither watching nor hourly come next within so many hours. */
  hoursUntilRare(from: Date): number
  /** The tasks, apart from the watching ones, whose time comes after `from`, up to `to`; each once. */
  dueBetween(from: Date, to: Date): string[]
}

/** The schedule of the queue, for somebody who lets hours pass at once. */
export function scheduleOf(deps: Pick<Deps, 'features'>): Schedule {
  const items = parseCrontab(crontabOf(deps))
  const isWatching = (item: ParsedCronItem) =>
    asking.includes(item.task) || hourOfMinutes.every((at) => matches(item, at))
  const isHourly = (item: ParsedCronItem) =>
    hoursOfWeek.every((hour) => hourOfMinutes.some((at) => matches(item, new Date(hour + at.getTime()))))
  const others = items.filter((item) => !isWatching(item))
  const rare = others.filter((item) => !isHourly(item))
  const dueOf = (some: readonly ParsedCronItem[], from: Date, to: Date) =>
    some.filter((item) => minutesBetween(from, to).some((at) => matches(item, at))).map(({ task }) => task)
  return {
    watching: items.filter(isWatching).map(({ task }) => task),
    hourly: others.filter((item) => !rare.includes(item)).map(({ task }) => task),
    hoursUntilRare: (from) => {
      const after = (hours: number) => new Date(from.getTime() + hours * 60 * minuteMs)
      const hours = Array.from({ length: 24 }, (_, index) => index + 1)
      return hours.find((hour) => dueOf(rare, after(hour - 1), after(hour)).length > 0) ?? 24
    },
    dueBetween: (from, to) => dueOf(others, from, to),
  }
}

function minutesBetween(from: Date, to: Date): Date[] {
  const first = Math.floor(from.getTime() / minuteMs) + 1
  const last = Math.floor(to.getTime() / minuteMs)
  return Array.from({ length: last - first + 1 }, (_, index) => new Date((first + index) * minuteMs))
}

/** Schedules are in UTC. */
const matches = (item: ParsedCronItem, at: Date): boolean =>
  item.match({
    min: at.getUTCMinutes(),
    hour: at.getUTCHours(),
    date: at.getUTCDate(),
    month: at.getUTCMonth() + 1,
    dow: at.getUTCDay(),
  })
