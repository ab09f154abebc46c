import type { Tx } from '@tradelane/db'
import { voidResetLinks } from '../accounts/index.ts'
import { endAuthenticators } from './authenticators.ts'
import { endRecoveryCodes } from './recovery-codes.ts'

/** The app, the recovery codes and a link for a new password end: with a reset by an operator, and with the removal of a colleague. */
export async function endSecondFactor(tx: Tx, administratorId: string): Promise<void> {
  await endAuthenticators(tx, administratorId)
  await endRecoveryCodes(tx, administratorId)
  await voidResetLinks(tx, { administratorId })
}
