import type { recordHappenings } from '@tradelane/contract/transactions/happenings'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { actorOf, type OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { servicesOf } from '../../../entries/service-entry.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import type { Lifecycle } from '../../../lifecycle/lifecycle.ts'
import { serviceOf } from '../../../registry/find-service.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { recordTradeEvent } from './trade-events.ts'
import { getTransaction, transactionNumber } from './transactions.ts'

export type RecordInTrade = { subject: string; id: string }
type Moves = { records: readonly RecordInTrade[]; from: string; to: string; at: Date }
type Entries = Pick<Deps, 'features'>

type OfRecord = keyof typeof recordHappenings

/**
 * Writes who moved these records to another trade: an event of each record, which goes with it, and one of the trade that it left. A
 * record that was there already has none. Answers the numbers of the escrows that pay by them in any trade, which the events say too.
 */
export async function recordMoves(
  tx: Tx,
  deps: Entries,
  scope: OneCompanyScope,
  { records, from, to, at }: Moves,
): Promise<string[]> {
  const escrows = await payingBy(deps, tx, scope, records)
  const all = [...new Set([...escrows.values()].flat())]
  if (from === to) return all
  const { companyId } = scope
  const left = transactionNumber(await getTransaction(tx, scope, from))
  const entered = transactionNumber(await getTransaction(tx, scope, to))
  const subjects = records.map(({ subject, id }) => ({ companyId, subject, subjectId: id }))
  const names = await nameSubjects(deps, tx, subjects)
  for (const { subject, id } of records) {
    const { info, lifecycle } = serviceOf(deps, subject)
    const name = names.get(`${subject} ${id}`)
    const paying = escrows.get(id)?.join(', ')
    const before = { transaction_id: from, trade: left }
    const after = { transaction_id: to, trade: entered, ...(paying && { escrows: paying }) }
    await recordEvent(tx, {
      companyId,
      subject: lifecycle.subject,
      subjectId: id,
      from: await stateOf(tx, scope, lifecycle, id),
      to: (paying ? 'moved_but_pays' : 'moved_to_trade') satisfies OfRecord,
      actor: actorOf(scope),
      ...{ at, before, after },
    })
    await recordTradeEvent(tx, scope, {
      transactionId: from,
      what: paying ? 'paying_service_moved' : 'service_moved',
      ...{ at, before },
      after: { ...after, subject, id, service: name ? `${name.what}, ${name.detail}` : info.title },
    })
  }
  return all
}

/** By record: the seller has agreed to the record, not to its trade. */
async function payingBy(deps: Entries, tx: Tx, scope: OneCompanyScope, records: readonly RecordInTrade[]) {
  const ids = records.map(({ id }) => id)
  const paying = await Promise.all(
    servicesOf(deps).map(async ({ paysByRecords }) => [...((await paysByRecords?.(tx, scope, ids)) ?? [])]),
  )
  return new Map(paying.flat())
}

async function stateOf(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { table, idColumn, stateColumn = 'state' }: Lifecycle,
  id: string,
): Promise<string | null> {
  const { rows } = await sql<{ state: string | null }>`
    select ${sql.ref(stateColumn)} as state from ${sql.table(table)}
     where uid = ${companyId} and ${sql.ref(idColumn)} = ${id}`.execute(tx)
  return rows[0]?.state ?? null
}
