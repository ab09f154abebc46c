import { createHash } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { type Party, type ScreeningOutcome, screenParties } from '../../world/screening/index.ts'

/** A sender is known by the name, so a decision about a match holds for the next payment of the same name. */
export const senderParty = (sender: string): Party => ({
  subject: 'sender',
  subjectId: createHash('sha256').update(sender).digest('hex'),
  names: [sender],
})

type Sender = { companyId: string; sender: string; at: Date }

/** Compares who sent money with the lists. A name that the bank does not give cannot be compared. */
export async function screenSender(
  deps: Deps,
  tx: Tx,
  { companyId, sender, at }: Sender,
): Promise<ScreeningOutcome> {
  if (sender === '') return 'clear'
  return screenParties(deps, tx, { companyId, parties: [senderParty(sender)], at })
}
