const dayMs = 86_400_000

/** The calendar day of an instant in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The days on which the ECB publishes rates: weekdays, except TARGET's six closing days. */
export function isTargetDay(day: string): boolean {
  const at = midnightOf(day)
  const isWeekend = [0, 6].includes(at.getUTCDay())
  return !isWeekend && !fixedClosings.has(day.slice(5)) && !easterClosings(at.getUTCFullYear()).includes(day)
}

/** The day itself, or the last publishing day before it. */
export function lastTargetDay(day: string): string {
  let last = day
  while (!isTargetDay(last)) last = dayOf(new Date(midnightOf(last).getTime() - dayMs))
  return last
}

/** The first publishing day after a day. */
export function nextTargetDay(day: string): string {
  let next = day
  do next = dayOf(new Date(midnightOf(next).getTime() + dayMs))
  while (!isTargetDay(next))
  return next
}

const fixedClosings = new Set(['01-01', '05-01', '12-25', '12-26'])

/** Good Friday and Easter Monday. */
function easterClosings(year: number): string[] {
  const sunday = easterSunday(year).getTime()
  return [dayOf(new Date(sunday - 2 * dayMs)), dayOf(new Date(sunday + dayMs))]
}

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): Date {
  const div = (value: number, by: number) => Math.floor(value / by)
  const [a, b, c] = [year % 19, div(year, 100), year % 100]
  const g = div(8 * b + 13, 25)
  const h = (19 * a + b - div(b, 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * div(c, 4) - h - (c % 4)) % 7
  const m = div(a + 11 * h + 22 * l, 451)
  const [month, day] = [div(h + l - 7 * m + 114, 31), ((h + l - 7 * m + 114) % 31) + 1]
  return new Date(Date.UTC(year, month - 1, day))
}

const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`)
