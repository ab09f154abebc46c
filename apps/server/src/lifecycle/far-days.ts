/** A day in a year that is further away is a slip of the keys, such as 2062 for 2026. */
const mostYearsAway = 10

export const tooFar = `Choose a day within ${mostYearsAway} years`

export const isTooFar = (year: number, now: Date): boolean =>
  Math.abs(year - now.getUTCFullYear()) > mostYearsAway

export const yearOf = (day: string): number => Number(day.slice(0, 4))
