/**
 * A notice of the payee's bank: the payment arrived, but the account was written wrongly, and the next payment must be right. It is somebody's
 * word about where money goes, so it is shown and never applied by itself.
 */
export type AccountCorrection = {
  /** What was wrong, in plain words. */
  reason: string
  /** What the bank has instead, by what it is: "Account number", "Routing number". */
  corrected: readonly { field: string; value: string }[]
}
