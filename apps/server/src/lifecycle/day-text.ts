/** A day of the calendar for papers and descriptions: 23 Nov 2027. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** An instant whose hour matters: 23 Nov 2027, 14:05 UTC. */
export const instantText = (at: Date): string => {
  const text = at.toISOString()
  return `${dayText(text)}, ${text.slice(11, 16)} UTC`
}
