import { dayText } from '@tradelane/contract/primitives/day-text'

export const timeText = (date: Date): string => `${dayText(date)}, ${date.toISOString().slice(11, 16)} UTC`

/** What a statement's last balance is called. */
export const lastBalance = (isInterim: boolean): string => (isInterim ? 'Interim balance' : 'Closing balance')
