import { presentationActions } from '@tradelane/contract/smart-escrow/actions'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import { noteDecision } from '../../../../approvals/note-decision.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { type BlockRow, type ItemRow, listBlocks, listItems } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import { escrowLifecycle, presentationLifecycle } from '../lifecycle.ts'
import {
  examinationFacts,
  lockPresentation,
  openDifferences,
  type PresentationRow,
  presentedFacts,
  type StoredDifference,
} from '../presentations.ts'
import { fulfil, saveDecision } from '../release/decide-item.ts'
import { noteExamined } from './end-examinations.ts'

/** A presentation with its document and its block. */
export type Examined = {
  row: EscrowRow
  presentation: PresentationRow
  item: ItemRow
  block: BlockRow
  /** All documents and conditions of the block. */
  items: readonly ItemRow[]
}

/** The caller has locked the escrow. Refuses with NOT_FOUND a presentation of another one. */
export async function findExamined(tx: Tx, row: EscrowRow, presentationId: string): Promise<Examined> {
  const scope = systemScope(row.uid)
  const presentation = await lockPresentation(tx, scope, presentationId)
  if (presentation.smart_escrow_id !== row.smart_escrow_id) throw new Refusal('NOT_FOUND')
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const all = await listItems(
    tx,
    scope,
    blocks.map(({ block_id }) => block_id),
  )
  const item = all.find(({ item_id }) => item_id === presentation.item_id)
  const block = blocks.find(({ block_id }) => block_id === item?.block_id)
  if (!item || !block) throw new Refusal('NOT_FOUND')
  return { row, presentation, item, block, items: all.filter(({ block_id }) => block_id === block.block_id) }
}

type Accepted = { what: 'document_accepted' | 'silence_accepted'; at: Date }

/** Accepts a document; with the last approval of its block, the payout is stored. Refuses what has differences that are not waived. */
export async function acceptDocument(tx: Tx, scope: Scope, found: Examined, { what, at }: Accepted) {
  const { row, presentation, item, block, items } = found
  // A refused one whose differences were waived is accepted like one that waits.
  requireOpen(presentationActions.accept, { ...examinationFacts(found), state: 'presented' })
  // It may pay a part of the escrow, as a condition that the buyer approves.
  if (scope.kind === 'company' && what === 'document_accepted') noteDecision(tx, scope, 'escrow document')
  const own = systemScope(row.uid)
  const id = presentation.presentation_id
  const decided_at = decidedAt(found, { what, at })
  await move(tx, presentationLifecycle, { scope: own, id, to: 'approved', at, set: { decided_at } })
  await saveDecision(tx, item, { decision: 'approved', decided_at: at, reason: null })
  await noteOf(tx, scope, found, { what, at })
  const isFulfilled = items.every(
    ({ item_id, decision }) => item_id === item.item_id || decision === 'approved',
  )
  if (isFulfilled) await fulfil(tx, row, block, at)
  await afterwards(tx, found, at)
}

/** Silence decides at the moment that was announced for it, by which it is known. */
const decidedAt = ({ presentation }: Examined, { what, at }: { what: string; at: Date }): Date =>
  what.startsWith('silence') ? (presentation.silent_at ?? at) : at

type Refused = {
  what: 'document_refused' | 'silence_refused'
  differences: readonly StoredDifference[]
  at: Date
}

/** Refuses a document with all of its differences in one notice. The seller can correct it and present it again. */
export async function refuseDocument(tx: Tx, scope: Scope, found: Examined, refused: Refused): Promise<void> {
  const { row, presentation, item } = found
  const { what, differences, at } = refused
  const set = { decided_at: decidedAt(found, refused), differences: JSON.stringify(differences) }
  const id = presentation.presentation_id
  await move(tx, presentationLifecycle, { scope: systemScope(row.uid), id, to: 'refused', at, set })
  const open = openDifferences({ differences })
  await saveDecision(tx, item, {
    decision: 'refused',
    decided_at: at,
    reason: open.length === 1 ? 'One difference' : `${open.length} differences`,
  })
  await noteOf(tx, scope, found, { what, at, reason: open.map(({ text }) => sentence(text)).join(' ') })
  await afterwards(tx, found, at)
}

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

type Noted = { what: string; at: Date; reason?: string }

const noteOf = (tx: Tx, scope: Scope, { row, ...found }: Examined, { what, at, reason }: Noted) =>
  note(tx, escrowLifecycle, {
    scope,
    id: row.smart_escrow_id,
    what,
    at,
    reason,
    facts: presentedFacts({ ...found, version: found.presentation.version }),
  })

/** The seller is notified, and the examiner's task ends with the last open document. */
async function afterwards(tx: Tx, { row, presentation, item }: Examined, at: Date): Promise<void> {
  const { uid: companyId } = row
  const presentationId = presentation.presentation_id
  await enqueue(
    tx,
    'mail-escrow-seller',
    { companyId, presentationId },
    { key: `escrow-seller:${presentationId}` },
  )
  await noteExamined(tx, row, item.approver, at)
}
