import { refuseFields } from '../../refusal.ts'

const dayMs = 86_400_000
/** Longer voyages are insured by open covers, which are another product. */
const mostDays = 366

/**
 * The date where clocks are furthest behind, UTC−12: somebody's today may still be yesterday's date in Greenwich. A day before
 * this one is over everywhere.
 */
export const lastTodayAnywhere = (now: Date): string =>
  new Date(now.getTime() - dayMs / 2).toISOString().slice(0, 10)

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
