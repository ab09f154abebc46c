import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { holdingCases } from './decisive-cases.ts'
import { togetherWithOwn } from './own-parties.ts'
import type { Party } from './party.ts'
import { outcomeOf, type ScreeningOutcome } from './screening-outcome.ts'

type HoldingCase = { case_id: string; case_number: string; name: string }

/** What `requireScreened` would refuse now, with its cases for the back office; null where it would let it pass. Screens nothing. */
export async function heldByScreening(
  db: Db | Tx,
  scope: OneCompanyScope,
  parties: readonly Party[],
): Promise<{ outcome: Exclude<ScreeningOutcome, 'clear'>; cases: HoldingCase[] } | null> {
  const holding = await holdingCases(db, scope, await togetherWithOwn(db, scope, parties))
  const found = holding.map((one) => one.found)
  const outcome = outcomeOf(found)
  return outcome === 'clear'
    ? null
    : {
        outcome,
        cases: found.map(({ case_id, case_number, name }) => ({ case_id, case_number, name })),
      }
}

/** For the customer, who must not learn why; `before` says what waits. After a true match the words are final. */
export const heldText = (outcome: Exclude<ScreeningOutcome, 'clear'>, before: string): string =>
  outcome === 'confirmed'
    ? `We cannot ${before}. Please write to us if you have questions.`
    : `We check some details before we ${before}. Please try again later, or write to us.`
