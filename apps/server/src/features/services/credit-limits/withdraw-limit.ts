import { limitActions } from '@tradelane/contract/credit-limits/actions'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { setLimitRequest } from '../../trade/partners/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { dropQuestion, endAsking } from './questions.ts'

/** The customer no longer asks for it. Refuses with NOT_FOUND, and with ILLEGAL_STATE once the term sheet is signed. */
export async function withdrawLimit(deps: Deps, actor: CustomerActor, creditLimitId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await endAsking(tx, actor, creditLimitId, at)
    const which = { scope: actor, id: creditLimitId }
    requireOpen(limitActions.withdraw, await lockRow(tx, creditLimitLifecycle, which))
    const row = await move(tx, creditLimitLifecycle, { ...which, to: 'withdrawn', at })
    await dropQuestion(tx, row, at)
    await setLimitRequest(tx, actor, { beneficiaryId: row.beneficiary_id, cents: 0n, at })
  })
}
