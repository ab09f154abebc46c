/** What a statement's last balance is called. */
export const lastBalance = (isInterim: boolean): string => (isInterim ? 'Interim balance' : 'Closing balance')
