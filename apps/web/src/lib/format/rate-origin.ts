import { businessNow } from '../browser/business-clock.ts'
import { formatDay } from './format-date.ts'

const dayMs = 24 * 60 * 60_000

/** "Sandbox rate, 20 Nov 2026, 2 days old": where a rate comes from, of which day it is, and its age. */
export function rateOrigin(source: string, asOf: string): string {
  const days = (midnight(businessNow()) - midnight(new Date(asOf))) / dayMs
  const age = days > 0 ? `, ${days} ${days === 1 ? 'day' : 'days'} old` : ''
  return `${source}, ${formatDay(asOf)}${age}`
}

/** Of the reader's day: days count as a calendar shows them. */
const midnight = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())

/** Of a rate that was used: its age now says nothing. */
export const usedRateOrigin = (source: string, asOf: string): string => `${source}, ${formatDay(asOf)}`
