import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { heldText } from './held-by-screening.ts'
import { screenTogether } from './own-parties.ts'
import type { Party } from './party.ts'

/**
 * Before a company's money is held, or lent: refuses with ILLEGAL_STATE while a match is undecided or true. The words are for the
 * customer, who must not learn why; `before` says what waits. After a true match they are final: nobody enters code after code.
 */
export async function requireScreened(
  deps: Deps,
  tx: Tx,
  screened: { scope: OneCompanyScope; parties: readonly Party[]; at: Date },
  before = 'take this payment',
): Promise<void> {
  const outcome = await screenTogether(deps, tx, screened)
  if (outcome === 'clear') return
  throw new Refusal('ILLEGAL_STATE', { message: heldText(outcome, before) })
}
