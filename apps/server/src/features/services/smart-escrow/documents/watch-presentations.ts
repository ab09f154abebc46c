import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { differencesOf, openDifferences, presentedFacts } from '../presentations.ts'
import { acceptDocument, findExamined, refuseDocument } from './settle-document.ts'

/** Before the examination is due. */
const reminderMs = 86_400_000

/**
 * The job: reminds the examiner once, a day before the examination is due; and after the inspection days lets silence confirm what the
 * check has found: a document without a difference is accepted, another one is refused. Safe to repeat: each is one transaction.
 */
export async function watchPresentations(deps: Deps, pageSize?: number): Promise<void> {
  const work = {
    job: 'watch-escrow-presentations',
    subject: 'escrow_presentation',
    ...(pageSize !== undefined && { pageSize }),
  } as const
  await eachDue(deps, {
    ...work,
    does: 'remind of an examination',
    due: (page) => listUnreminded(deps, page),
    each: (which) => remind(deps, which),
  })
  await eachDue(deps, {
    ...work,
    does: 'end an examination by silence',
    due: (page) => listSilent(deps, page),
    each: (which) => settle(deps, which),
  })
}

type PresentationKey = { companyId: string; escrowId: string; id: string }
type Page = { after: string; limit: number }

/** Of blocks that wait for their documents: what is in dispute, or was split, is not examined. */
const selectPresented = ({ db }: Deps) =>
  db
    .selectFrom('escrow_presentations')
    .select(['uid as companyId', 'smart_escrow_id as escrowId', 'presentation_id as id'])
    .where('state', '=', 'presented')
    .where(sql<boolean>`exists (
      select from escrow_items as item join escrow_blocks as block on block.uid = item.uid and block.block_id = item.block_id
       where item.item_id = escrow_presentations.item_id and block.state = 'pending')`)

const listUnreminded = (deps: Deps, { after, limit }: Page): Promise<PresentationKey[]> =>
  selectPresented(deps)
    .where('reminded_at', 'is', null)
    .where('due_at', '<=', new Date(deps.clock.now().getTime() + reminderMs))
    .where('presentation_id', '>', after)
    .orderBy('presentation_id')
    .limit(limit)
    .execute()

const listSilent = (deps: Deps, { after, limit }: Page): Promise<PresentationKey[]> =>
  selectPresented(deps)
    .where('silent_at', '<=', deps.clock.now())
    .where('presentation_id', '>', after)
    .orderBy('presentation_id')
    .limit(limit)
    .execute()

async function remind(deps: Deps, { companyId, escrowId, id }: PresentationKey): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, scope, escrowId)
    const { presentation, item, block } = await findExamined(tx, row, id)
    // Decided, or reminded of by another process, meanwhile.
    if (presentation.state !== 'presented' || presentation.reminded_at !== null) return
    await tx
      .updateTable('escrow_presentations')
      .set({ reminded_at: at })
      .where('uid', '=', companyId)
      .where('presentation_id', '=', id)
      .execute()
    const { due_at, silent_at } = presentation
    const facts = {
      ...presentedFacts({ item, block, version: presentation.version }),
      due: due_at.toISOString(),
      ...(silent_at && { silent: silent_at.toISOString() }),
    }
    await note(tx, escrowLifecycle, { scope, id: escrowId, what: 'examination_due', at, facts })
  })
}

async function settle(deps: Deps, { companyId, escrowId, id }: PresentationKey): Promise<void> {
  const scope = systemScope(companyId)
  deps.crashAt('silence_before_post')
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, scope, escrowId)
    const found = await findExamined(tx, row, id)
    const { state, silent_at } = found.presentation
    // What is in dispute waits for the end of the dispute.
    if (found.block.state !== 'pending') return
    if (state !== 'presented' || silent_at === null || silent_at > at) return
    const differences = differencesOf(found.presentation)
    if (openDifferences(found.presentation).length > 0)
      await refuseDocument(tx, scope, found, { what: 'silence_refused', differences, at })
    else await acceptDocument(tx, scope, found, { what: 'silence_accepted', at })
  })
  deps.crashAt('silence_after_post')
}
