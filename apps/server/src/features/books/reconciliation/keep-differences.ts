import { randomUUID } from 'node:crypto'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { beginOnce } from '../../../lifecycle/begin.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Difference, type DifferenceRow, differenceFacts, differenceLifecycle } from './difference.ts'

type Compared = {
  companyId: string
  differences: readonly Difference[]
  /** What differed in some look: not gone. */
  seen: ReadonlySet<string>
  /** Payouts and deposits before it were not compared. */
  since: Date
}

/**
 * Keeps what the comparison of one company has found: one row for each difference, seen again or gone. Writes nothing where there is nothing. Answers what
 * of it is explained and closed.
 */
export async function keepDifferences(deps: Deps, compared: Compared): Promise<ReadonlySet<string>> {
  const { companyId } = compared
  // A provider may list one reference twice.
  const differences = [...Map.groupBy(compared.differences, ({ about }) => about).values()].flatMap(
    ([one]) => one ?? [],
  )
  const at = deps.clock.now()
  const known = deps.db.selectFrom('reconciliation_differences').select('difference_id')
  const isKnown = await known.where('uid', '=', companyId).where('gone_at', 'is', null).executeTakeFirst()
  if (differences.length === 0 && !isKnown) return new Set()
  return inTransaction(deps.db, async (tx) => {
    const rows = await lockKnown(tx, companyId)
    const closed = new Set<string>()
    for (const difference of differences) {
      const row = rows.find(({ about }) => about === difference.about)
      if (!row) await beginDifference(tx, difference, at)
      else if (isSame(row, difference)) {
        await seeAgain(tx, row, difference, at)
        if (row.state === 'closed') closed.add(row.about)
      } else await change(tx, row, difference, at)
    }
    for (const row of rows) if (isGone(row, compared)) await endByItself(tx, row, at)
    return closed
  })
}

const lockKnown = (tx: Tx, companyId: string): Promise<DifferenceRow[]> =>
  tx
    .selectFrom('reconciliation_differences')
    .selectAll()
    .where('uid', '=', companyId)
    .where('gone_at', 'is', null)
    .orderBy('difference_id')
    .forUpdate()
    .execute()

const isGone = ({ about, happened_at }: DifferenceRow, { seen, since }: Compared): boolean =>
  !seen.has(about) && (happened_at === null || happened_at >= since)

async function beginDifference(tx: Tx, difference: Difference, at: Date): Promise<void> {
  const { companyId, kind, about, at: happened_at = null } = difference
  await beginOnce(tx, differenceLifecycle, {
    ...{ scope: systemScope(companyId), to: 'difference', at, facts: differenceFacts(difference) },
    values: {
      ...{ difference_id: randomUUID(), kind, about, happened_at, first_seen_at: at },
      ...{ last_seen_at: at, changed_at: at },
      ...sidesOf(difference),
    },
  })
}

/** A balance moves with every payment on both sides: by how much they differ is what was explained. */
const isSame = (row: DifferenceRow, { kind, ours, theirs, ourAmount, theirAmount }: Difference): boolean =>
  kind === 'balance'
    ? row.currency === ourAmount.currency && row.difference === ourAmount.amount - theirAmount.amount
    : row.ours === ours && row.theirs === theirs

async function seeAgain(tx: Tx, { difference_id: id, uid }: DifferenceRow, difference: Difference, at: Date) {
  const seen = tx.updateTable('reconciliation_differences').set({ ...sidesOf(difference), last_seen_at: at })
  await seen.where('uid', '=', uid).where('difference_id', '=', id).execute()
}

/** Other amounts are another thing to explain: what was closed is open again. */
async function change(tx: Tx, row: DifferenceRow, difference: Difference, at: Date): Promise<void> {
  const { difference_id: id, uid, state } = row
  const changed = {
    ...{ scope: systemScope(uid), id, at, facts: differenceFacts(difference) },
    set: { ...sidesOf(difference), last_seen_at: at, changed_at: at, ended_at: null },
  }
  if (state === 'difference') {
    await note(tx, differenceLifecycle, { ...changed, what: 'difference' })
    return
  }
  await tx
    .updateTable('reconciliation_closings')
    .set({ reopened_at: at, reopened_reason: 'The difference has changed.' })
    .where('difference_id', '=', id)
    .where('reopened_at', 'is', null)
    .execute()
  await move(tx, differenceLifecycle, { ...changed, to: 'difference' })
}

/** A closed one stays closed, and is not opened again by what is found later. */
async function endByItself(
  tx: Tx,
  { difference_id: id, uid, state }: DifferenceRow,
  at: Date,
): Promise<void> {
  const ended = { scope: systemScope(uid), id, at }
  if (state === 'difference')
    await move(tx, differenceLifecycle, { ...ended, to: 'gone', set: { gone_at: at, ended_at: at } })
  else await note(tx, differenceLifecycle, { ...ended, what: 'gone', set: { gone_at: at } })
}

/** The currency is ours; an amount in another one cannot be subtracted. */
const sidesOf = ({ ours, theirs, ourAmount, theirAmount }: Difference) => ({
  ...{ ours, theirs, currency: ourAmount.currency, our_amount: ourAmount.amount },
  their_amount: theirAmount.currency === ourAmount.currency ? theirAmount.amount : null,
})
