import { refuseFields } from '../../../refusal.ts'

export type Period = { from: string; to: string }

const dayMs = 86_400_000
const mostDays = 366

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The instants of a period of UTC days: its start, and its end or now. */
export function momentsOf({ from, to }: Period, now: Date) {
  const end = startOf(to) + dayMs
  return {
    opensAt: new Date(startOf(from)),
    closesAt: new Date(Math.min(end, now.getTime())),
    endsAt: new Date(end),
  }
}

/** Refuses with INVALID_REQUEST an invalid period, a future one, or one that is too long for a statement. */
export function requirePeriod({ from, to }: Period, now: Date): void {
  const today = now.toISOString().slice(0, 10)
  const fields: Record<string, string> = {}
  if (from < '2000-01-01') fields.from = 'Choose a later day'
  else if (from > today) fields.from = 'The first day is in the future'
  else if (from > to) fields.from = 'The first day is after the last day'
  if (to > today) fields.to = 'The last day is in the future'
  else if (startOf(to) - startOf(from) >= mostDays * dayMs) fields.to = 'A statement covers at most one year'
  if (Object.keys(fields).length > 0) refuseFields(fields)
}
