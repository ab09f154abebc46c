import { amendmentActions } from '@tradelane/contract/smart-escrow/actions'
import type { EscrowAmendmentState } from '@tradelane/contract/smart-escrow/amendment-states'
import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { isPositive } from '@tradelane/money'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { amountIn, type EscrowRow, escrowNumber, lockEscrow } from '../escrows.ts'
import { escrowAmendmentLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { sendNews } from '../news-for-seller.ts'
import { amendmentGivenBack } from '../payouts/journals.ts'
import { type AmendmentRow, getAmendment, isUndecided, listAmendments, lockAmendment } from './amendments.ts'

type End = {
  to: Extract<EscrowAmendmentState, 'declined' | 'withdrawn' | 'lapsed'>
  scope: Scope
  at: Date
  facts?: Record<string, string>
  set?: { answered_by: string }
  reason?: string | undefined
}

/** Ends an amendment without consent: what it had set aside goes back. The caller has locked the escrow and the amendment. */
export async function endAmendment(
  tx: Tx,
  row: EscrowRow,
  amendment: AmendmentRow,
  { to, scope, at, facts, set, reason }: End,
): Promise<void> {
  const { uid: companyId, smart_escrow_id: escrowId } = row
  const { amendment_id: id, position, state } = amendment
  await move(tx, escrowAmendmentLifecycle, {
    ...{ scope, id, from: state, to, at, reason },
    set: { ...set, closed_at: at },
  })
  // A draft set nothing aside, and the seller knows nothing of it.
  if (position === null) return
  const amount = amountIn(amendment, amendment.held_amount)
  if (isPositive(amount)) {
    const description = `Smart escrow ${escrowNumber(row)}: change ${position} not agreed`
    await postJournal(tx, amendmentGivenBack({ companyId, escrowId, amount, description }, id, at))
  }
  const said = { amendment: position, ...facts }
  await note(tx, escrowLifecycle, { scope, id: escrowId, what: `amendment_${to}`, at, reason, facts: said })
}

/** The buyer takes a change back, or discards a draft. Refuses with NOT_FOUND, and with ILLEGAL_STATE what was answered. */
export async function withdrawAmendment(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  deps.crashAt('amendment_before_end')
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const { smart_escrow_id } = await getAmendment(tx, actor, id)
    const row = await lockEscrow(tx, actor, smart_escrow_id)
    const amendment = await lockAmendment(tx, row, id)
    requireOpen(amendmentActions.withdraw, { state: amendment.state })
    await endAmendment(tx, row, amendment, { to: 'withdrawn', scope: actor, at })
    if (amendment.state === 'open')
      await sendNews(
        tx,
        row,
        `The buyer withdrew change ${amendment.position} of smart escrow ${escrowNumber(row)}. The escrow goes on as it was.`,
      )
  })
  deps.crashAt('amendment_after_end')
}

/** The escrow does not run any more: nothing is left to change. The caller has locked it. */
export async function lapseAmendment(tx: Tx, row: EscrowRow, at: Date): Promise<void> {
  const scope = systemScope(row.uid)
  const open = (await listAmendments(tx, scope, row.smart_escrow_id)).filter(isUndecided)
  for (const { amendment_id } of open)
    await endAmendment(tx, row, await lockAmendment(tx, row, amendment_id), { to: 'lapsed', scope, at })
}
