import type { Tx } from '@tradelane/db'
import { releaseHold } from '@tradelane/ledger'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { lockCompany } from '../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { lockRow } from '../../lifecycle/lock-row.ts'
import { move } from '../../lifecycle/move.ts'
import { inTransaction } from '../../transaction.ts'
import type { Tasks } from '../../work/jobs.ts'
import { incomingPaymentLifecycle } from './lifecycle.ts'
import { listHeld } from './queries.ts'
import { screenSender } from './screen-sender.ts'

/**
 * The job of a decided verification and of a decided match: what waited for it becomes available. Safe to repeat; does nothing before
 * both are clear. After a true match the money stays held: the law may require it, so the back office decides about it.
 */
export async function releaseIncomingPayments(
  deps: Deps,
  { companyId }: Tasks['release-incoming-payments'],
): Promise<void> {
  const scope = systemScope(companyId)
  for (const held of await listHeld(deps.db, scope))
    await inTransaction(deps.db, (tx) => releaseOne(deps, tx, { scope, held, at: deps.clock.now() }))
}

type Held = Awaited<ReturnType<typeof listHeld>>[number]

async function releaseOne(
  deps: Deps,
  tx: Tx,
  { scope, held, at }: { scope: OneCompanyScope; held: Held; at: Date },
): Promise<void> {
  const { kyb_status } = await lockCompany(tx, scope)
  if (kyb_status !== 'Clear') return
  const { incoming_payment_id: id, sender, reference } = held
  const { state } = await lockRow(tx, incomingPaymentLifecycle, { scope, id })
  // A colleague's decision, or another turn of this job, was first.
  if (state !== 'held' && state !== 'in_review') return
  const isClear = (await screenSender(deps, tx, { ...scope, sender, at })) === 'clear'
  const to = isClear ? 'received' : 'in_review'
  if (state === to) return
  const amount = formatMoney(money(held.amount, held.currency as Currency))
  await move(tx, incomingPaymentLifecycle, { scope, id, to, at, facts: { amount, sender, reference } })
  const why = state === 'held' ? 'the business is verified' : 'the details are checked'
  if (isClear) await releaseHold(tx, { id, description: `Available: ${why}`, eventAt: at })
}
