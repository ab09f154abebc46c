import type { Tx } from '@tradelane/db'
import { endAuthenticators } from './authenticators.ts'
import { endRecoveryCodes } from './recovery-codes.ts'

/** The app and the recovery codes end: with a reset by an operator, and with the removal of a colleague. */
export async function endSecondFactor(tx: Tx, administratorId: string): Promise<void> {
  await endAuthenticators(tx, administratorId)
  await endRecoveryCodes(tx, administratorId)
}
