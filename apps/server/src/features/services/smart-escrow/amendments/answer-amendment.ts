import { sellersAmendmentActions } from '@tradelane/contract/smart-escrow/actions'
import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { isPositive, type Money } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { change, move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { lockOpenedLink, type Opened, prolongLink } from '../../../people/links/index.ts'
import { listBlocks, listItems } from '../blocks.ts'
import { type EscrowRow, escrowNumber, lockEscrow } from '../escrows.ts'
import { escrowAmendmentLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { amendmentRefunded } from '../payouts/journals.ts'
import { beginEscrowStep } from '../payouts/steps.ts'
import { fulfil } from '../release/decide-item.ts'
import { linkEndOf } from '../seller/sellers-link.ts'
import { applyToBlocks } from './amend-blocks.ts'
import { type Plan, planOf } from './amendment-plan.ts'
import { type AmendmentRow, changesIn, lockAmendment, moneyOfAmendment } from './amendments.ts'
import { endAmendment } from './end-amendment.ts'
import { requireAmendable, standingOf } from './save-amendment.ts'

type Answer = { amendment_id: string; answer: 'agree' | 'decline'; name: string; reason?: string | undefined }

/**
 * The seller agrees to a proposed change or declines it, by its opened link. With the consent the escrow is changed, and its money moves, in
 * one transaction. Refuses with LINK_DEAD, NOT_FOUND, and with ILLEGAL_STATE what was withdrawn, and what does not fit any more because
 * something of it was decided or paid meanwhile.
 */
export async function answerAmendment(
  deps: Deps,
  { token, session, ...given }: Opened & Answer,
): Promise<string> {
  deps.crashAt('amendment_before_end')
  const message = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const link = await lockOpenedLink(deps, tx, { token, session }, 'escrow_agree')
    const scope = systemScope(link.uid)
    const row = await lockEscrow(tx, scope, link.subject_id)
    const amendment = await lockAmendment(tx, row, given.amendment_id)
    // A draft is the buyer's own affair, and one that was discarded too.
    if (amendment.position === null) throw new Refusal('NOT_FOUND')
    requireOpen(sellersAmendmentActions.answer, { state: amendment.state })
    const { name, reason } = given
    if (given.answer === 'decline') {
      const end = { to: 'declined', scope, at, facts: { name }, set: { answered_by: name }, reason } as const
      await endAmendment(tx, row, amendment, end)
      return 'Thank you. We have notified the buyer that you decline.'
    }
    const changed = await accept(tx, row, amendment, { name, email: link.email, at })
    await prolongLink(tx, link, linkEndOf(changed, at), at)
    return 'Thank you. The escrow has been changed.'
  })
  deps.crashAt('amendment_after_end')
  return message
}

type Accepted = { name: string; email: string; at: Date }

async function accept(
  tx: Tx,
  row: EscrowRow,
  amendment: AmendmentRow,
  { name, email, at }: Accepted,
): Promise<EscrowRow> {
  const scope = systemScope(row.uid)
  await requireAmendable(tx, row, at)
  const plan = planOf(await standingOf(tx, row, at), changesIn(amendment))
  requireFitting(plan)
  const { smart_escrow_id: id } = row
  const { amendment_id: amendmentId, position } = amendment
  const accepted = await move(tx, escrowAmendmentLifecycle, {
    ...{ scope, id: amendmentId, from: 'open', to: 'accepted', at },
    set: { answered_by: name, closed_at: at },
  })
  await applyToBlocks(tx, row, plan)
  const { terms, ...columns } = plan.columns
  const changed = await change(tx, escrowLifecycle, {
    ...{ scope, id, at },
    set: { ...columns, terms: terms && JSON.stringify(terms) },
  })
  await moveMoney(tx, row, { amendmentId, plan, at })
  const facts = { name, amendment: position, money: moneyOfAmendment(accepted) }
  await note(tx, escrowLifecycle, { scope, id, what: 'amendment_accepted', at, facts })
  if (row.agreement !== 'agreed') await agree(tx, row, { name, email, at })
  await fulfilComplete(tx, changed, plan, at)
  return changed
}

/** What the buyer and the time have done since it was proposed. */
function requireFitting({ faults }: Plan): void {
  const [fault] = Object.values(faults)
  if (fault !== undefined)
    throw new Refusal('ILLEGAL_STATE', {
      message: `This change does not fit any more: ${fault}. Ask the buyer for a new one.`,
    })
}

type Moved = { amendmentId: string; plan: Plan; at: Date }

/** What was added is in the escrow since the proposal: its fee is collected now. What was taken off goes back. */
async function moveMoney(tx: Tx, row: EscrowRow, { amendmentId, plan, at }: Moved): Promise<void> {
  const { uid: companyId, smart_escrow_id: escrowId } = row
  const { fee, back }: { fee: Money; back: Money } = plan.money
  if (isPositive(fee))
    await beginEscrowStep(tx, { companyId, escrowId, kind: 'fee', amount: fee, amendmentId, at })
  if (!isPositive(back)) return
  const description = `Smart escrow ${escrowNumber(row)}: less was agreed`
  await postJournal(
    tx,
    amendmentRefunded({ companyId, escrowId, amount: back, description }, amendmentId, at),
  )
}

/** Who agrees to the change of an escrow agrees to the escrow as it is changed. */
async function agree(tx: Tx, { uid, smart_escrow_id: id }: EscrowRow, { name, email, at }: Accepted) {
  await note(tx, escrowLifecycle, {
    ...{ scope: systemScope(uid), id, what: 'seller_agreed', at, facts: { name, email } },
    set: { agreement: 'agreed', agreement_answered_at: at, agreement_by: name, agreement_reason: null },
  })
}

/** A block that waited only for what was removed is paid. */
async function fulfilComplete(tx: Tx, row: EscrowRow, { blocks }: Plan, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const touched = new Set(blocks.changed.map(({ block }) => block.block_id))
  for (const block of await listBlocks(tx, scope, row.smart_escrow_id)) {
    if (!touched.has(block.block_id)) continue
    const items = await listItems(tx, scope, [block.block_id])
    if (items.every(({ decision }) => decision === 'approved')) await fulfil(tx, row, block, at)
  }
}
