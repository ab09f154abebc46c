import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { setLimitRequest } from '../../trade/partners/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { dropQuestion, endAsking } from './questions.ts'

/** The customer no longer asks for it. Refuses with NOT_FOUND, and with ILLEGAL_STATE once the term sheet is signed. */
export async function withdrawLimit(deps: Deps, actor: CustomerActor, creditLimitId: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await endAsking(tx, actor, creditLimitId, at)
    const withdrawn = { scope: actor, id: creditLimitId, to: 'withdrawn', at } as const
    const row = await move(tx, creditLimitLifecycle, withdrawn)
    await dropQuestion(tx, row, at)
    await setLimitRequest(tx, actor, { beneficiaryId: row.beneficiary_id, cents: 0n, at })
  })
}
