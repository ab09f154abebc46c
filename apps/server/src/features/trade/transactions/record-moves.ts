import type { recordHappenings } from '@tradelane/contract/transactions/happenings'
import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { actorOf, type OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import type { Lifecycle } from '../../../lifecycle/lifecycle.ts'
import { serviceOf } from '../../../registry/find-service.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { recordTradeEvent } from './trade-events.ts'
import { getTransaction, transactionNumber } from './transactions.ts'

export type RecordInTrade = { subject: string; id: string }
type Moves = { records: readonly RecordInTrade[]; from: string; to: string; at: Date }
type Entries = Pick<Deps, 'features'>

const movedToTrade: keyof typeof recordHappenings = 'moved_to_trade'

/**
 * Writes who moved these records to another trade: an event of each record, which goes with it, and one of the trade that it left. A
 * record that was there already has none.
 */
export async function recordMoves(
  tx: Tx,
  deps: Entries,
  scope: OneCompanyScope,
  { records, from, to, at }: Moves,
): Promise<void> {
  if (from === to) return
  const { companyId } = scope
  const left = transactionNumber(await getTransaction(tx, scope, from))
  const entered = transactionNumber(await getTransaction(tx, scope, to))
  const subjects = records.map(({ subject, id }) => ({ companyId, subject, subjectId: id }))
  const names = await nameSubjects(deps, tx, subjects)
  for (const { subject, id } of records) {
    const { info, lifecycle } = serviceOf(deps, subject)
    const name = names.get(`${subject} ${id}`)
    const before = { transaction_id: from, trade: left }
    const after = { transaction_id: to, trade: entered }
    await recordEvent(tx, {
      companyId,
      subject: lifecycle.subject,
      subjectId: id,
      from: await stateOf(tx, scope, lifecycle, id),
      to: movedToTrade,
      actor: actorOf(scope),
      ...{ at, before, after },
    })
    await recordTradeEvent(tx, scope, {
      transactionId: from,
      what: 'service_moved',
      ...{ at, before },
      after: { ...after, subject, id, service: name ? `${name.what}, ${name.detail}` : info.title },
    })
  }
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
