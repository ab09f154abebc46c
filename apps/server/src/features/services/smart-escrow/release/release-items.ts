import {
  type ReleaseEventName,
  releaseEventNames,
  releaseEventOf,
} from '@tradelane/contract/smart-escrow/release-events'
import type { Db, Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { inTransaction } from '../../../../transaction.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from '../blocks.ts'
import { lastMomentOf } from '../escrow-places.ts'
import { type EscrowRow, isRunning, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { approveByEvent } from './decide-item.ts'
import { happenedAt, isCreatedAfter, namesOfRecords, recordsOf } from './release-records.ts'

/**
 * The job of an event: of an escrow that was funded or agreed to, what had happened by then; of another service's record, every condition of
 * the company's escrows that waits for it. Safe to repeat.
 */
export async function hearEscrowEvent(deps: Deps, heard: Tasks['hear-escrow-event']): Promise<void> {
  const { companyId, subject, subjectId } = heard
  if (subject === escrowLifecycle.subject) return release(deps, { companyId, escrowId: subjectId })
  for (const escrowId of await listWaiting(deps.db, heard))
    await release(deps, { companyId, escrowId, subjectId })
}

/** The company's escrows with a condition that this event may meet. */
async function listWaiting(
  db: Db,
  { companyId, subject, subjectId, to }: Tasks['hear-escrow-event'],
): Promise<string[]> {
  const heard = releaseEventNames.filter((name) => {
    const event = releaseEventOf(name)
    return (event.subject ?? event.service) === subject && event.to === to
  })
  if (heard.length === 0) return []
  const waiting = await db
    .selectFrom('escrow_items as item')
    .innerJoin('escrow_blocks as block', (join) =>
      join.onRef('block.uid', '=', 'item.uid').onRef('block.block_id', '=', 'item.block_id'),
    )
    .select('block.smart_escrow_id as escrowId')
    .distinct()
    .where('item.uid', '=', companyId)
    .where('item.release_event', 'in', heard)
    .where('item.decision', 'is', null)
    .where(({ eb, or }) =>
      or([eb('item.release_subject_id', '=', subjectId), eb('item.release_subject_id', 'is', null)]),
    )
    .where('block.state', '=', 'pending')
    .execute()
  return waiting.map(({ escrowId }) => escrowId)
}

type ReleasedEscrow = {
  companyId: string
  escrowId: string /** The only record that is looked at. */
  subjectId?: string
}

/** One transaction for each escrow, under its lock: each condition is met once, and a fulfilled block is paid as if a person had approved. */
async function release(deps: Deps, { companyId, escrowId, subjectId }: ReleasedEscrow): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const scope = systemScope(companyId)
    const row = await lockEscrow(tx, scope, escrowId)
    if (!isRunning(row) || row.agreement === 'declined') return
    for (const block of await listBlocks(tx, scope, escrowId))
      if (block.state === 'pending') await releaseBlock(deps, tx, row, { block, subjectId })
  })
}

type InBlock = { block: BlockRow; subjectId: string | undefined }

async function releaseBlock(
  deps: Deps,
  tx: Tx,
  row: EscrowRow,
  { block, subjectId }: InBlock,
): Promise<void> {
  const scope = systemScope(row.uid)
  const items = await listItems(tx, scope, [block.block_id])
  for (const item of items) {
    const event = item.release_event as ReleaseEventName | null
    if (event === null || item.decision !== null) continue
    const id = await findMet(deps, tx, row, { item, event, subjectId })
    if (id === undefined) continue
    const names = await namesOfRecords(deps, tx, scope, [{ event, id }])
    const record = names.get(id)
    if (record === undefined) throw new Error(`${event}: record ${id} has no name`)
    await approveByEvent(tx, row, { block, item, event, record: { id, name: record }, at: deps.clock.now() })
  }
}

type Waiting = { item: ItemRow; event: ReleaseEventName; subjectId: string | undefined }

/**
 * The record that meets a condition. What happened after the last day of the escrow does not. A record that the condition names counts
 * in any trade; any other one has to be in the escrow's trade, and to be created after the condition was written.
 */
async function findMet(
  deps: Deps,
  tx: Tx,
  row: EscrowRow,
  { item, event, subjectId }: Waiting,
): Promise<string | undefined> {
  const scope = systemScope(row.uid)
  const { release_subject_id: named, release_since: since } = item
  if (named !== null && subjectId !== undefined && named !== subjectId) return undefined
  const ids =
    named === null
      ? await recordsOf(deps, tx, scope, event, { transactionId: row.transaction_id, id: subjectId })
      : [named]
  const end = await lastMomentOf(tx, row)
  for (const id of ids.toReversed()) {
    const at = await happenedAt(tx, scope, event, id)
    if (at === undefined || at > end) continue
    if (named !== null) return id
    if (since && (await isCreatedAfter(tx, scope, event, { subjectId: id, since }))) return id
  }
  return undefined
}

/** The events that escrows hear of. */
export const heardEvents: Readonly<Record<string, 'hear-escrow-event'>> = Object.fromEntries([
  ['smart_escrow approved', 'hear-escrow-event'],
  ['smart_escrow seller_agreed', 'hear-escrow-event'],
  ...releaseEventNames.map((name) => {
    const { service, subject = service, to } = releaseEventOf(name)
    return [`${subject} ${to}`, 'hear-escrow-event']
  }),
])
