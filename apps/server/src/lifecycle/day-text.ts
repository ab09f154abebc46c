import { dayText } from '@tradelane/contract/primitives/day-text'
import { localDay, timeZoneOf } from './local-days.ts'

/** An instant whose hour matters, as a clock in the country shows it: 23 Nov 2027, 14:05 GMT+1. Without a country in UTC. */
export function instantText(at: Date, country: string | null = null): string {
  const timeZone = timeZoneOf(country)
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone } as const
  return `${dayText(localDay(at, timeZone))}, ${at.toLocaleTimeString('en-GB', time)}`
}
