import type { Tx } from '@tradelane/db'
import { releaseHold } from '@tradelane/ledger'
import { type Currency, formatMoney, money } from '@tradelane/money'
import { lockCompany } from '../../access/company.ts'
import { type OneCompanyScope, systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { moveOnce } from '../../lifecycle/move.ts'
import { inTransaction } from '../../transaction.ts'
import type { Tasks } from '../../work/jobs.ts'
import { incomingPaymentLifecycle } from './lifecycle.ts'
import { listHeld } from './queries.ts'

/** The job of a decided verification: what arrived before it becomes available. Safe to repeat; does nothing without it. */
export async function releaseIncomingPayments(
  deps: Deps,
  { companyId }: Tasks['release-incoming-payments'],
): Promise<void> {
  const scope = systemScope(companyId)
  for (const held of await listHeld(deps.db, scope))
    await inTransaction(deps.db, (tx) => releaseOne(tx, { scope, held, at: deps.clock.now() }))
}

type Held = Awaited<ReturnType<typeof listHeld>>[number]

async function releaseOne(
  tx: Tx,
  { scope, held, at }: { scope: OneCompanyScope; held: Held; at: Date },
): Promise<void> {
  const { kyb_status } = await lockCompany(tx, scope)
  if (kyb_status !== 'Clear') return
  const { incoming_payment_id: id, sender, reference } = held
  const amount = formatMoney(money(held.amount, held.currency as Currency))
  const facts = { amount, sender, reference }
  const released = { scope, id, from: 'held', to: 'received', at, facts } as const
  if (await moveOnce(tx, incomingPaymentLifecycle, released))
    await releaseHold(tx, { id, description: 'Available: the business is verified', eventAt: at })
}
