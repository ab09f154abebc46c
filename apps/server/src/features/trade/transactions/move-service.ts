import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type Moved, servicesOf } from '../../../entries/service-entry.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type RecordInTrade, recordMoves } from './record-moves.ts'
import { getTransaction, type NewTrade, startTransaction } from './transactions.ts'

type ServiceMove = RecordInTrade & {
  /** A trade of the company, or one to start. */
  to: string | NewTrade
}

/**
 * Moves a service's record to another trade of the company, and answers that trade. A trade that is started for it is started only if the
 * record moves. Refuses with NOT_FOUND. Safe to repeat.
 */
export async function moveService(
  deps: Deps,
  scope: OneCompanyScope,
  { subject, id, to }: ServiceMove,
): Promise<string> {
  const part = servicesOf(deps).find(({ info }) => info.subject === subject)?.trade
  if (!part) throw new Refusal('NOT_FOUND')
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const target =
      typeof to === 'string' ? await getTransaction(tx, scope, to) : await startTransaction(tx, scope, to, at)
    const moved = await part.move(tx, scope, id, target.transaction_id)
    const records = await recordsOf(deps, tx, scope, { subject, id }, moved)
    await recordMoves(tx, deps, scope, { records, from: moved.from, to: target.transaction_id, at })
    return target.transaction_id
  })
}

/** The moved record alone, or all that share the trade of its freight. */
async function recordsOf(
  deps: Deps,
  tx: Tx,
  scope: OneCompanyScope,
  moved: RecordInTrade,
  { freight }: Moved,
): Promise<RecordInTrade[]> {
  if (!freight) return [moved]
  const records: RecordInTrade[] = []
  for (const { info, trade } of servicesOf(deps))
    for (const id of (await trade?.withFreight?.(tx, scope, freight)) ?? [])
      records.push({ subject: info.subject, id })
  return records
}
