/** An account number as the back office reads it: in full where a reason was given, which the audit trail keeps; otherwise the last four characters. */
export const shownNumber = (number: string, reason: string | undefined): string =>
  reason === undefined ? `••••${number.replace(/\s/g, '').slice(-4)}` : number
