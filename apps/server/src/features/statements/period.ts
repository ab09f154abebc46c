import { refuseFields } from '../../refusal.ts'

export type Period = { from: string; to: string }

const dayMs = 86_400_000
const mostDays = 366

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The moments of a period of days in UTC: its first, and the first that no longer belongs to it or is still to come. */
export function momentsOf({ from, to }: Period, now: Date) {
  const end = startOf(to) + dayMs
  return {
    opensAt: new Date(startOf(from)),
    closesAt: new Date(Math.min(end, now.getTime())),
    endsAt: new Date(end),
  }
}

/** Refuses with INVALID_REQUEST what is no period, has not begun, or is too long for one statement. */
export function requirePeriod({ from, to }: Period, now: Date): void {
  const today = now.toISOString().slice(0, 10)
  const fields: Record<string, string> = {}
  if (from < '2000-01-01') fields.from = 'Choose a later day'
  else if (from > today) fields.from = 'The first day is still to come'
  else if (from > to) fields.from = 'The first day comes after the last'
  if (to > today) fields.to = 'The last day is still to come'
  else if (startOf(to) - startOf(from) >= mostDays * dayMs) fields.to = 'A statement covers a year at most'
  if (Object.keys(fields).length > 0) refuseFields(fields)
}
