/** A day of the calendar for papers and descriptions: 23 Nov 2027. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
