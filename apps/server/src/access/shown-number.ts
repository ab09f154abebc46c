/** The last characters of an account number: at most four, and never more than half of them. */
export function lastOfNumber(number: string): string {
  const bare = number.replace(/\s/g, '')
  return bare.slice(bare.length - Math.min(4, Math.floor(bare.length / 2)))
}

/** An account number as the back office reads it: in full where a reason was given, which the audit trail keeps; otherwise the last characters. */
export const shownNumber = (number: string, reason: string | undefined): string =>
  reason === undefined ? `••••${lastOfNumber(number)}` : number
