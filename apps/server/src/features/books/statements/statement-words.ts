export const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

export const dayText = (day: string): string => dayOf(new Date(`${day}T00:00:00Z`))

export const timeText = (date: Date): string => `${dayOf(date)}, ${date.toISOString().slice(11, 16)} UTC`

/** What a statement's last balance is called. */
export const lastBalance = (isInterim: boolean): string => (isInterim ? 'Interim balance' : 'Closing balance')
