import type { Tx } from '@tradelane/db'
import { releaseHold } from '@tradelane/ledger'
import { lockCompany } from '../../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle, stateAfterScreening } from './lifecycle.ts'
import { isWaiting, listHeld } from './received.ts'
import { screenSender } from './screen-sender.ts'

/**
 * The job of a decided verification and of a decided match: what waited for it becomes available. Safe to repeat; does nothing before
 * both are clear. After a true match the money stays held: the law may require it, so the back office has to decide. It stays too where
 * the back office decided to return it and the provider refused: that decision holds.
 */
export async function releaseIncomingPayments(
  deps: Deps,
  { companyId }: Tasks['release-incoming-payments'],
): Promise<void> {
  const scope = systemScope(companyId)
  for (const id of await listHeld(deps.db, scope))
    await inTransaction(deps.db, (tx) => releaseOne(deps, tx, { scope, id, at: deps.clock.now() }))
}

async function releaseOne(
  deps: Deps,
  tx: Tx,
  { scope, id, at }: { scope: OneCompanyScope; id: string; at: Date },
): Promise<void> {
  const { kyb_status } = await lockCompany(tx, scope)
  if (kyb_status !== 'Clear') return
  const row = await lockRow(tx, incomingPaymentLifecycle, { scope, id })
  const { state, sender, return_refusal } = row
  // A colleague's decision, or another turn of this job, was first.
  if (!isWaiting(state) || return_refusal !== null) return
  const outcome = await screenSender(deps, tx, { ...scope, sender, at })
  const to = stateAfterScreening[outcome]
  if (state === to) return
  await move(tx, incomingPaymentLifecycle, { scope, id, to, at, facts: incomingPaymentFacts(row) })
  const why = state === 'held' ? 'the business is verified' : 'the details are checked'
  if (outcome === 'clear') await releaseHold(tx, { id, description: `Available: ${why}`, eventAt: at })
}
