import { named, type Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Payout } from '../../../entries/payout.ts'
import type { RowOf, TableName } from '../../../lifecycle/lifecycle.ts'
import { asAny, column, lockRow, readRow, stateOf } from '../../../lifecycle/lock-row.ts'
import { inTransaction } from '../../../transaction.ts'
import type { StepId } from './make-step.ts'
import { providerCustomerOf } from './provider-customer.ts'
import { askPayout, recordPayout } from './record-payout.ts'

/**
 * Sends a payout, then records the provider's answer. Running it again, or twice at once, is always safe: an earlier call may have reached
 * the provider, so the payout is looked up there before it is sent. No transaction is open during the provider's call; without an answer
 * it throws, and the queue tries again. Nothing happens to one that was accepted, has ended, or may not be sent. `found`: the row, just read.
 */
export async function makePayout<S extends string, T extends TableName, C>(
  deps: Deps,
  payout: Payout<Deps, S, T, C>,
  { companyId, id }: StepId,
  found?: RowOf<T>,
): Promise<void> {
  const which = { scope: systemScope(companyId), id }
  const row = found ?? (await readRow(deps.db, payout.lifecycle, which))
  if (stateOf(payout.lifecycle, row) !== 'submitted') return
  if (calledAt(row) && (await askPayout(deps, payout, { companyId, id }))) return
  await payout.askFirst?.(deps, row)
  const announced = await inTransaction(deps.db, (tx) => announceCall(deps, tx, payout, row))
  if (!announced) return
  const customer = await providerCustomerOf(deps.db, which.scope)
  const request = { ...(await payout.requestOf(deps.db, announced)), key: id, customer }
  const { beforeCall, afterCall } = payout.crashPoints ?? {}
  if (beforeCall) deps.crashAt(beforeCall)
  const answer = await deps.payments.send(request)
  if (afterCall) deps.crashAt(afterCall)
  await recordPayout(deps, payout, { companyId, id }, answer)
}

const calledAt = (row: object) => column(row, 'called_at') as Date | null

/** From here on the provider may know it, and it cannot simply be cancelled: the provider must be asked. Undefined if it may not be sent. */
async function announceCall<S extends string, T extends TableName, C>(
  deps: Deps,
  tx: Tx,
  payout: Payout<Deps, S, T, C>,
  found: RowOf<T>,
): Promise<RowOf<T> | undefined> {
  const { lifecycle } = payout
  const context = (await payout.lock?.(tx, found)) as C
  const id = String(column(found, lifecycle.idColumn))
  const uid = String(column(found, 'uid'))
  const row = await lockRow(tx, lifecycle, { scope: systemScope(uid), id })
  // Another process may have announced it since it was looked up: the provider is asked first, the next time.
  if (stateOf(lifecycle, row) !== 'submitted' || calledAt(row)?.getTime() !== calledAt(found)?.getTime())
    return undefined
  const at = deps.clock.now()
  if (!(await payout.maySend(deps, tx, { row, context, at }))) return undefined
  await tx
    .updateTable(asAny(lifecycle.table))
    .set({ called_at: at, asked_at: at } as never)
    .where('uid', '=', uid)
    .where(sql.ref(lifecycle.idColumn), '=', id)
    .modifyEnd(named)
    .execute()
  return row
}
