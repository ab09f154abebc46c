import { formatDay } from '../../lib/format-date.ts'
import type { Quote } from './queries.ts'

const dayMs = 24 * 60 * 60_000

/** "ECB euro reference rates of 20 Nov 2026, 1 day old": where the mid rate comes from, and its age. */
export function rateAge({ rate_source, as_of }: Quote): string {
  const days = Math.floor((Date.now() - Date.parse(as_of)) / dayMs)
  return `${rate_source}, ${formatDay(as_of)}${days > 0 ? `, ${days === 1 ? '1 day' : `${days} days`} old` : ''}`
}
