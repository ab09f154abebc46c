import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { isPositive } from '@tradelane/money'
import { withRelease } from '../../../../approvals/with-release.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { escrowNumber } from '../escrows.ts'
import { escrowAmendmentLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { sendNews } from '../news-for-seller.ts'
import { amendmentHeld } from '../payouts/journals.ts'
import { amendmentApproval, askPayeesBank, type ProposableAmendment } from './amendment-approval.ts'
import { listAmendments, moneyOfAmendment } from './amendments.ts'
import { columnsOf } from './save-amendment.ts'

type ProposalForm = { amendment_id: string; password: string; verify_code: string }

/**
 * Proposes a prepared change to the seller by password and code. What it adds is set aside in the same transaction, so that the seller agrees
 * to money that is there. Refuses by field, with WRONG_CODE, INSUFFICIENT_FUNDS and ILLEGAL_STATE.
 */
export async function proposeAmendment(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: ProposalForm,
  requestKey: string | undefined,
): Promise<string> {
  await askPayeesBank(deps, actor, which.amendment_id)
  const approval = { which, password, code, requestKey }
  const proposed = await withRelease(deps, actor, amendmentApproval, approval, async (tx, { row, at }) => {
    deps.crashAt('amendment_before_hold')
    await propose(tx, actor, row, at)
  })
  if (!proposed.isReleased) return 'The change is waiting for release by a second person.'
  deps.crashAt('amendment_after_hold')
  return 'The change has been proposed. We email the seller.'
}

async function propose(
  tx: Tx,
  actor: CustomerActor,
  { row, amendment, plan }: ProposableAmendment,
  at: Date,
): Promise<void> {
  const { smart_escrow_id: escrowId, uid: companyId } = row
  const { amendment_id: id } = amendment
  const earlier = (await listAmendments(tx, actor, escrowId)).filter(({ position }) => position !== null)
  const position = earlier.length + 1
  const proposed = await move(tx, escrowAmendmentLifecycle, {
    ...{ scope: actor, id, from: 'draft', to: 'open', at },
    set: {
      ...columnsOf(plan),
      ...{ position, proposed_at: at },
      answer_due_at: dueAt('answerChange', at, (row.payee as Payee).account.beneficiaryCountryCode),
    },
  })
  const { held } = plan.money
  const number = escrowNumber(row)
  if (isPositive(held)) {
    const description = `Smart escrow ${number}: change ${position}`
    await postJournal(tx, amendmentHeld({ companyId, escrowId, amount: held, description }, id, at))
  }
  const facts = { amendment: position, money: moneyOfAmendment(proposed) }
  await note(tx, escrowLifecycle, { scope: actor, id: escrowId, what: 'amendment_proposed', at, facts })
  await sendNews(
    tx,
    row,
    `The buyer proposes to change smart escrow ${number}. Read the change and answer it. Until then the escrow goes on as it is.`,
  )
}
