import { type ParsedCronItem, parseCrontab } from 'graphile-worker'
import type { Deps } from '../boot/deps.ts'
import { crontabOf } from './task-list.ts'

const minuteMs = 60_000

export type Schedule = {
  /** The tasks that run every minute. */
  watching: readonly string[]
  /** The other tasks whose time comes after `from`, up to `to`; each once. */
  dueBetween(from: Date, to: Date): string[]
}

/** The schedule of the queue, for somebody who lets hours pass at once. */
export function scheduleOf(deps: Pick<Deps, 'services'>): Schedule {
  const items = parseCrontab(crontabOf(deps))
  const isWatching = (item: ParsedCronItem) =>
    Array.from({ length: 60 }, (_, minute) => new Date(minute * minuteMs)).every((at) => matches(item, at))
  const others = items.filter((item) => !isWatching(item))
  return {
    watching: items.filter(isWatching).map(({ task }) => task),
    dueBetween: (from, to) =>
      others
        .filter((item) => minutesBetween(from, to).some((at) => matches(item, at)))
        .map(({ task }) => task),
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
