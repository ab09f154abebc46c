import { businessNow } from '../../lib/browser/business-clock.ts'
import type { Quote } from './queries.ts'

const dayMs = 24 * 60 * 60_000

/** "ECB euro reference rates of 2026-11-20, 1 day old": where the mid rate comes from, and its age. */
export function rateAge({ rate_source, as_of }: Quote): string {
  const days = Math.floor((businessNow().getTime() - Date.parse(as_of)) / dayMs)
  const age = days === 1 ? '1 day old' : `${days} days old`
  return days > 0 ? `${rate_source}, ${age}` : rate_source
}
