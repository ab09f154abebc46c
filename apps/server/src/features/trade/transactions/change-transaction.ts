import type { Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { recordTradeEvent } from './trade-events.ts'
import { lockTransaction } from './transactions.ts'

type Changed = {
  transactionId: string
  name?: string | null | undefined
  currency?: Currency | undefined
}

/** Changes a trade's name or the currency of its total. What stays as it was writes no event. Refuses with NOT_FOUND. */
export async function changeTransaction(
  tx: Tx,
  scope: OneCompanyScope,
  { transactionId, name, currency }: Changed,
  at: Date,
): Promise<void> {
  const row = await lockTransaction(tx, scope, transactionId)
  const event = { transactionId, at }
  if (name !== undefined && name !== row.name)
    await recordTradeEvent(tx, scope, {
      ...event,
      what: name === null ? 'name_removed' : row.name === null ? 'named' : 'renamed',
      before: { name: row.name },
      after: { name },
    })
  if (currency !== undefined && currency !== row.currency)
    await recordTradeEvent(tx, scope, {
      ...event,
      what: 'currency_changed',
      before: { currency: row.currency },
      after: { currency },
    })
  await tx
    .updateTable('transactions')
    .set({
      name: name === undefined ? row.name : name,
      currency: currency ?? row.currency,
      // Who edits the budget has read it in the currency of before.
      budget_version: row.budget_version + (currency !== undefined && currency !== row.currency ? 1 : 0),
    })
    .where('uid', '=', scope.companyId)
    .where('transaction_id', '=', transactionId)
    .execute()
}
