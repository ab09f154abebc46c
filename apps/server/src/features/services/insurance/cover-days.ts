import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { refuseFields } from '../../../refusal.ts'

const dayMs = 86_400_000
/** Longer voyages are insured by open covers, which are another product. */
const mostDays = 366

/** Refuses days that are over everywhere, and covers of more than a year. */
export function requireDays(
  { valid_from, valid_to }: { valid_from: string; valid_to: string },
  now: Date,
): void {
  const today = lastTodayAnywhere(now)
  const past = 'The date cannot be before today'
  if (valid_from < today) refuseFields({ valid_from: past })
  if (valid_to < today) refuseFields({ valid_to: past })
  if (Date.parse(valid_to) - Date.parse(valid_from) > mostDays * dayMs)
    refuseFields({ valid_to: 'At most a year after the first day' })
  if (Date.parse(valid_from) - now.getTime() > mostDays * dayMs)
    refuseFields({ valid_from: 'At most a year from now' })
}
