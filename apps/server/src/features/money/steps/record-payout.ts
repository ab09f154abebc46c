import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import { formatMoney } from '@tradelane/money'
import type { Payout as ProviderPayout } from '@tradelane/providers'
import { sql } from 'kysely'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Payout } from '../../../entries/payout.ts'
import type { RowOf, TableName } from '../../../lifecycle/lifecycle.ts'
import { asAny, column, lockRow, readRow, stateOf } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import type { StepId } from './make-step.ts'
import { movesTowards } from './payout-progress.ts'
import { providerCustomerOf } from './provider-customer.ts'

/** Asks the provider how a payout stands, and records it. Undefined where the provider does not know it, or not yet. */
export async function askPayout<S extends string, T extends TableName, C>(
  deps: Deps,
  payout: Payout<Deps, S, T, C>,
  { companyId, id }: StepId,
): Promise<S | undefined> {
  const customer = await providerCustomerOf(deps.db, systemScope(companyId))
  const known = await deps.payments.find({ key: id, customer })
  return known && recordPayout(deps, payout, { companyId, id }, known)
}

/**
 * Writes down what the provider says of a payout: every state passed through, its event, its money and what follows, in one transaction. A
 * repeated, older or backward answer changes nothing. Answers the state afterwards. Throws where the answer is about another payout or
 * amount.
 */
export async function recordPayout<S extends string, T extends TableName, C>(
  deps: Deps,
  payout: Payout<Deps, S, T, C>,
  { companyId, id }: StepId,
  answer: ProviderPayout,
): Promise<S> {
  const { lifecycle, crashPoints: { beforePost, afterPost } = {} } = payout
  const which = { scope: systemScope(companyId), id }
  const reached = await inTransaction(deps.db, async (tx) => {
    const context = (await payout.lock?.(tx, await readRow(tx, lifecycle, which))) as C
    const locked = await lockRow(tx, lifecycle, which)
    requireSame(payout, locked, answer)
    const now = deps.clock.now()
    const seen = Number(column(locked, 'updates_seen'))
    const providerReference = answer.providerReference ?? column(locked, 'provider_reference')
    const row = { ...locked, provider_reference: providerReference }
    const heard = { asked_at: now, updates_seen: Math.max(seen, answer.history.length) }
    const set = { ...heard, provider_reference: providerReference } as never
    let from = stateOf(lifecycle, locked) as S
    // The states of a payout are some of a payment's.
    const moves = movesTowards(from as PaymentState, answer, seen) as string[] as S[]
    for (const [index, to] of moves.entries()) {
      const at = answer.history.findLast(({ status }) => status === to)?.at ?? now
      const isNewest = to === answer.status
      const reason = isNewest ? answer.reason : undefined
      const facts = isNewest ? payout.factsOf?.(row, to, now) : undefined
      const first = index === 0 && { locked, set }
      await move(tx, lifecycle, { ...which, ...first, by: 'provider', from, to, at, reason, facts })
      if (beforePost) deps.crashAt(beforePost)
      await payout.book(tx, { row, context, from, to, at, reason, isNewest })
      from = to
    }
    if (moves.length === 0)
      await tx
        .updateTable(asAny(lifecycle.table))
        .set(set)
        .where('uid', '=', companyId)
        .where(sql.ref(lifecycle.idColumn), '=', id)
        .execute()
    return from
  })
  if (afterPost) deps.crashAt(afterPost)
  return reached
}

/** An answer about another payout or amount must change nothing: a person has to look into it. */
function requireSame<S extends string, T extends TableName, C>(
  { lifecycle, targetOf }: Payout<Deps, S, T, C>,
  row: RowOf<T>,
  { key, target }: ProviderPayout,
): void {
  const id = column(row, lifecycle.idColumn)
  const promised = targetOf(row)
  const isSame =
    key === id && (!target || (target.amount === promised.amount && target.currency === promised.currency))
  if (!isSame)
    throw new Error(
      `the provider's answer is not about payout ${id}: ${key}, ${target ? formatMoney(target) : 'no amount'}`,
    )
}
