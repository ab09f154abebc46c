import { createHash } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../boot/deps.ts'
import { type ScreeningOutcome, screenParties } from '../screening/index.ts'

type Sender = { companyId: string; sender: string; at: Date }

/**
 * Compares who sent money with the lists. A sender is known by the name, so a decision about a match holds for the next payment of the
 * same name. A name that the bank does not give cannot be compared.
 */
export async function screenSender(
  deps: Deps,
  tx: Tx,
  { companyId, sender, at }: Sender,
): Promise<ScreeningOutcome> {
  if (sender === '') return 'clear'
  const subjectId = createHash('sha256').update(sender).digest('hex')
  return screenParties(deps, tx, {
    companyId,
    parties: [{ subject: 'sender', subjectId, names: [sender] }],
    at,
  })
}
