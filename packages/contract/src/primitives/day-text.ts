/** 23 Sep 2027: a day of the calendar (`YYYY-MM-DD`, or of an instant in UTC) as every screen, mail and paper writes it. */
export const dayText = (day: string | Date): string => format.format(new Date(day)).replace('Sept', 'Sep')

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
