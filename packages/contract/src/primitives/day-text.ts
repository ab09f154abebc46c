/** 23 Sep 2027: a day of the calendar (`YYYY-MM-DD`, or of an instant in UTC) as every screen, mail and paper writes it. */
export const dayText = (day: string | Date): string =>
  // Not a format of its own: that throws for what is no day, in the middle of a list or a mail.
  new Date(day)
    .toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace('Sept', 'Sep')
