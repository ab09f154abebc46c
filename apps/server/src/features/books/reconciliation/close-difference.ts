import { randomUUID } from 'node:crypto'
import { differenceActions } from '@tradelane/contract/reconciliation/actions'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { type DifferenceRow, differenceFacts, differenceLifecycle } from './difference.ts'
import { matchedEntries } from './explain-difference.ts'

type Decision = { difference_id: string; reason: string; version?: number | undefined }
type Closing = Decision & { entries?: readonly string[] | undefined }

/**
 * A colleague has explained a difference, with entries of ours or without. Nothing is booked. Refuses with CONFLICT another version than the one that
 * was read, and with ILLEGAL_STATE what is not open.
 */
export async function closeDifference(
  deps: Deps,
  scope: OfficeScope,
  { difference_id: id, reason, version, entries = [] }: Closing,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, differenceLifecycle, { scope, id, version })
    requireOpen(differenceActions.close, actionFacts(row))
    const matched = await matchedEntries(tx, row, entries)
    await tx
      .insertInto('reconciliation_closings')
      .values({
        ...{ closing_id: randomUUID(), difference_id: id, uid: row.uid, closed_at: at, reason },
        ...{ closed_by: scope.administratorId, ours: row.ours, theirs: row.theirs },
        entries: JSON.stringify(matched),
      })
      .execute()
    const facts = { ...differenceFacts(row), entries: matched.map(({ entry_id }) => entry_id) }
    await move(tx, differenceLifecycle, { scope, id, to: 'closed', at, reason, facts, set: { ended_at: at } })
  })
}

/** Undoes a closing, which stays in the history with the reason. Refuses as `closeDifference` does. */
export async function reopenDifference(
  deps: Deps,
  scope: OfficeScope,
  { difference_id: id, reason, version }: Decision,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, differenceLifecycle, { scope, id, version })
    requireOpen(differenceActions.reopen, actionFacts(row))
    await tx
      .updateTable('reconciliation_closings')
      .set({ reopened_at: at, reopened_by: scope.administratorId, reopened_reason: reason })
      .where('difference_id', '=', id)
      .where('reopened_at', 'is', null)
      .execute()
    await move(tx, differenceLifecycle, {
      scope,
      id,
      to: 'difference',
      at,
      reason,
      facts: differenceFacts(row),
      set: { ended_at: null },
    })
  })
}

const actionFacts = ({ state, gone_at }: DifferenceRow) => ({ state, is_gone: gone_at !== null })
