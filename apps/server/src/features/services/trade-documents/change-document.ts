import { tradeDocumentActions } from '@tradelane/contract/trade-documents/actions'
import type { TradeDocumentState } from '@tradelane/contract/trade-documents/states'
import type { Tx } from '@tradelane/db'
import type { CompanyScope, OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findNewestMove } from '../../../lifecycle/events.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { listDocuments, lockDocumentSpace } from '../../papers/documents/index.ts'
import { requireRoom, requireUnexpired } from './add-document.ts'
import { namedVersion } from './document-title.ts'
import { heldIn, listIssued, recordsOfTrade } from './issued-papers.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'
import { type DocumentRow, findStored, stateAt } from './stored-documents.ts'

type Step = {
  action: (typeof tradeDocumentActions)['approve']
  to: TradeDocumentState
  reason?: string
  set?: { expires_on?: string | null }
}

/** Says that a document was checked. Refuses with NOT_FOUND, and with ILLEGAL_STATE what cannot be approved. */
export function approveDocument(
  deps: Deps,
  scope: CompanyScope,
  id: string,
  expiresOn: string | null | undefined,
): Promise<void> {
  const set = expiresOn === undefined ? {} : { expires_on: expiresOn }
  return changeDocument(deps, scope, id, { action: tradeDocumentActions.approve, to: 'approved', set })
}

export const rejectDocument = (deps: Deps, scope: CompanyScope, id: string, reason: string): Promise<void> =>
  changeDocument(deps, scope, id, { action: tradeDocumentActions.reject, to: 'rejected', reason })

export const removeDocument = (deps: Deps, scope: CompanyScope, id: string, reason: string): Promise<void> =>
  changeDocument(deps, scope, id, { action: tradeDocumentActions.remove, to: 'removed', reason })

async function changeDocument(deps: Deps, scope: CompanyScope, id: string, step: Step): Promise<void> {
  const at = deps.clock.now()
  const usedIn = step.to === 'removed' ? await whereUsed(deps, scope, id) : null
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRow(tx, tradeDocumentLifecycle, { scope, id })
    requireOpen(step.action, { state: stateAt(row, at), used_in: usedIn })
    const { to, reason, set } = step
    if (to === 'approved')
      requireUnexpired(set?.expires_on === undefined ? row.expires_on : set.expires_on, at)
    await move(tx, tradeDocumentLifecycle, {
      scope,
      id,
      to,
      at,
      reason,
      ...(set && { set }),
      facts: factsOf(row),
    })
  })
}

/** Puts a removed document back as it was. Refuses with NOT_FOUND, and a document too many. */
export async function restoreDocument(deps: Deps, scope: CompanyScope, id: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await lockDocumentSpace(tx, scope)
    const row = await lockRow(tx, tradeDocumentLifecycle, { scope, id })
    requireOpen(tradeDocumentActions.restore, { state: stateAt(row, at), used_in: null })
    await requireRoom(tx, row.transaction_id)
    const before = await stateBefore(tx, id)
    await move(tx, tradeDocumentLifecycle, { scope, id, ...before, at, facts: factsOf(row) })
  })
}

/** Where it was when it was removed, and why it was rejected then. */
async function stateBefore(tx: Tx, id: string) {
  const moved = (to: string) => findNewestMove(tx, { subject: 'trade_document', subjectId: id, to })
  const to = ((await moved('removed'))?.from ?? 'uploaded') as TradeDocumentState
  const { reason } = ((to === 'rejected' && (await moved('rejected'))?.after) || {}) as { reason?: string }
  return { to, ...(reason !== undefined && { reason }) }
}

/** A paper that was presented elsewhere with the same file stays where it can be compared. */
async function whereUsed(deps: Deps, scope: OneCompanyScope, id: string): Promise<string | null> {
  const row = await findStored(deps.db, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const [file] = await listDocuments(deps.db, scope, [row.document_id])
  const records = await recordsOfTrade(deps, scope, row.transaction_id)
  const { papers, unread } = await listIssued(deps, scope, records)
  if (unread.length > 0)
    throw new Refusal('DEPENDENCY_UNAVAILABLE', {
      message: `The papers of ${unread.join(', ')} could not be read, so we cannot see whether this file is used there. Try again later.`,
    })
  return heldIn(papers, file?.sha256)
}

/** What the time line says of it. */
export const factsOf = (row: DocumentRow) => ({
  title: namedVersion(row),
  ...(row.recipient !== null && { recipient: row.recipient }),
  transaction_id: row.transaction_id,
})
