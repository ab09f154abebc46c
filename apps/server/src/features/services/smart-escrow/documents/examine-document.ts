import { officePresentationActions, presentationActions } from '@tradelane/contract/smart-escrow/actions'
import type { Tx } from '@tradelane/db'
import { actorOf, type CompanyScope, type OfficeScope, type Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { change, move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { todayOf } from '../escrow-places.ts'
import { lockEscrow } from '../escrows.ts'
import { escrowLifecycle, presentationLifecycle } from '../lifecycle.ts'
import {
  differencesOf,
  examinationFacts,
  openDifferences,
  presentedFacts,
  type StoredDifference,
} from '../presentations.ts'
import { saveDecision } from '../release/decide-item.ts'
import { examinedBy, notePresented } from './present-document.ts'
import { acceptDocument, type Examined, findExamined, refuseDocument } from './settle-document.ts'

const examining = {
  company: { approve: presentationActions.accept, refuse: presentationActions.refuse },
  office: { approve: officePresentationActions.accept, refuse: officePresentationActions.refuse },
}

type Examination = {
  smart_escrow_id: string
  presentation: string
  decision: 'approve' | 'refuse'
  differences: string[]
}

/**
 * The named approver accepts a presented document, or refuses it with every difference in one notice: those of the check and those that it
 * adds. Refuses with NOT_FOUND, FORBIDDEN what somebody else examines, and ILLEGAL_STATE what is decided, and an approval in spite of
 * differences that the buyer has not waived.
 */
export async function examineDocument(
  deps: Deps,
  scope: CompanyScope | OfficeScope,
  { smart_escrow_id, presentation, decision, differences }: Examination,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, scope, smart_escrow_id)
    const found = await findExamined(tx, row, presentation)
    if (found.item.approver !== (scope.kind === 'office' ? 'Tradelane' : 'Buyer'))
      throw new Refusal('FORBIDDEN', { message: `${found.item.approver} examines this document.` })
    requireOpen(examining[scope.kind][decision], examinationFacts(found))
    if (decision === 'approve') {
      if (differences.length > 0) refuseFields({ differences: 'Refuse the document, or leave these out' })
      await acceptDocument(tx, scope, found, { what: 'document_accepted', at })
      return
    }
    const typed = differences.map((text, index): StoredDifference => {
      const code = `examiner_${index + 1}`
      return { code, text, found_by: 'examiner', waived_by: null }
    })
    const all = [...differencesOf(found.presentation), ...typed]
    if (all.every(({ waived_by }) => waived_by !== null))
      refuseFields({ differences: 'Name at least one difference' })
    await refuseDocument(tx, scope, found, { what: 'document_refused', differences: all, at })
  })
}

type Waiver = { smart_escrow_id: string; presentation: string; differences: string[] }

/**
 * The buyer accepts named differences. With none left, a document that the buyer examines is accepted; one that Tradelane examines goes
 * back to Tradelane. Refuses with NOT_FOUND, and ILLEGAL_STATE what is accepted, replaced, or not open any more.
 */
export async function waiveDifferences(deps: Deps, actor: CustomerActor, given: Waiver): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, given.smart_escrow_id)
    const found = await findExamined(tx, row, given.presentation)
    requireOpen(presentationActions.waive, examinationFacts(found, await todayOf(tx, row, at)))
    const differences = waived(found, given.differences, actorOf(actor))
    const id = found.presentation.presentation_id
    const changed = { differences: JSON.stringify(differences) }
    await change(tx, presentationLifecycle, { scope: actor, id, at, set: changed })
    await note(tx, escrowLifecycle, {
      scope: actor,
      id: row.smart_escrow_id,
      what: 'differences_waived',
      at,
      facts: presentedFacts({ ...found, version: found.presentation.version }),
      reason: differences
        .filter(({ code }) => given.differences.includes(code))
        .map(({ text }) => text)
        .join(' '),
    })
    if (differences.some(({ waived_by }) => waived_by === null)) return
    const now = { ...found, presentation: { ...found.presentation, differences } }
    if (found.item.approver === 'Buyer')
      await acceptDocument(tx, actor, now, { what: 'document_accepted', at })
    else if (found.presentation.state === 'refused')
      await examineAgain(deps, tx, { scope: actor, found: now, at })
  })
}

function waived({ presentation }: Examined, codes: readonly string[], by: string): StoredDifference[] {
  const known = new Set(openDifferences(presentation).map(({ code }) => code))
  if (codes.some((code) => !known.has(code))) refuseFields({ differences: 'Choose the differences to waive' })
  return differencesOf(presentation).map((one) =>
    codes.includes(one.code) ? { ...one, waived_by: by } : one,
  )
}

/** Tradelane refused it for differences that the buyer accepts: nothing speaks against it now. */
async function examineAgain(
  deps: Deps,
  tx: Tx,
  { scope, found, at }: { scope: Scope; found: Examined; at: Date },
): Promise<void> {
  const { row, item, block, presentation } = found
  const { version } = presentation
  const { due_at } = await examinedBy(deps, tx, row, { item, from: at })
  const set = { due_at, decided_at: null, reminded_at: null }
  await move(tx, presentationLifecycle, { scope, id: presentation.presentation_id, to: 'presented', at, set })
  await saveDecision(tx, item, { decision: null, decided_at: null, reason: null })
  await notePresented(tx, row, { item, block, version, due_at, at, count: 0 })
}
