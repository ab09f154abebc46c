import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { type ServiceEntry, servicesOf } from '../../../entries/service-entry.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type RecordInTrade, recordMoves } from './record-moves.ts'
import { getTransaction, type NewTrade, startTransaction } from './transactions.ts'

type ServiceMove = RecordInTrade & {
  /** A trade of the company, or one to start. */
  to: string | NewTrade
}

/**
 * Moves a service's record to another trade of the company, and answers that trade, with the escrows that pay by it in any trade. A trade that is started for it is started only if the
 * record moves. Refuses with NOT_FOUND. Safe to repeat.
 */
export async function moveService(
  deps: Deps,
  scope: OneCompanyScope,
  { subject, id, to }: ServiceMove,
): Promise<{ transaction_id: string; escrows: string[] }> {
  const part = servicesOf(deps).find(({ info }) => info.subject === subject)?.trade
  if (!part) throw new Refusal('NOT_FOUND')
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const target =
      typeof to === 'string' ? await getTransaction(tx, scope, to) : await startTransaction(tx, scope, to, at)
    const which = { tx, scope, subject, id }
    const locked = new Map<string, { case_id: string } | undefined>()
    for (const one of await recordsOf(deps, which))
      locked.set(one.id, await one.part.requests?.lock(tx, scope, one.id))
    const { from } = await part.move(tx, scope, id, target.transaction_id)
    // Read again: they are locked by now.
    const records = await recordsOf(deps, which)
    for (const { part: own, id: moved } of records) {
      await own.requests?.requireNewest(tx, scope, moved, locked.get(moved))
      await own.requests?.move(tx, scope, moved, target.transaction_id)
    }
    const { transaction_id } = target
    const escrows = await recordMoves(tx, deps, scope, { records, from, to: transaction_id, at })
    return { transaction_id, escrows }
  })
}

type Part = NonNullable<ServiceEntry<Deps>['trade']>
type Moved = RecordInTrade & { tx: Tx; scope: OneCompanyScope }

/** The record alone, or all that share the trade of its freight, in one order for everybody. */
async function recordsOf(
  deps: Deps,
  { tx, scope, subject, id }: Moved,
): Promise<(RecordInTrade & { part: Part })[]> {
  const parts = servicesOf(deps).flatMap(({ info, trade: part }) =>
    part ? [{ subject: info.subject, part }] : [],
  )
  const own = parts.filter((one) => one.subject === subject)
  const freight = await own[0]?.part.freightOf?.(tx, scope, id)
  if (!freight) return own.map((one) => ({ ...one, id }))
  const records: (RecordInTrade & { part: Part })[] = []
  for (const one of parts)
    for (const shared of ((await one.part.withFreight?.(tx, scope, freight)) ?? []).toSorted())
      records.push({ ...one, id: shared })
  return records
}
