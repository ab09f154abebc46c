import type { Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { payoutKind } from '../../../money/steps/index.ts'
import {
  bankRestriction,
  findPayee,
  type Payee,
  partiesOfPayee,
  recheckName,
} from '../../../trade/partners/index.ts'
import { screenTogether } from '../../../world/screening/index.ts'
import { toBeneficiary, whyTwo } from '../../simple-payment/index.ts'
import { amountIn, type EscrowRow, escrowNumber, getEscrow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle, escrowStepLifecycle } from '../lifecycle.ts'
import { differsFromApproved, hasNewDoubt } from './approved-payee.ts'
import { bookPayout, refuseStep } from './book-payout.ts'
import type { StepRow } from './steps.ts'

/** Says nothing of lists and matches: a customer must not learn of them. */
const refusal = 'We cannot make this payment. Write to us if you have questions.'

/** A block that is paid out to the payee, as it is approved when it is sent. */
export const blockPayout = payoutKind({
  lifecycle: escrowStepLifecycle,
  kind: 'release',
  startedAt: 'created_at',
  quietSince: sql`asked_at`,
  // What waits for the approval of a changed payee is not asked about.
  watched: sql`(called_at is not null or not exists (
    select from smart_escrows as escrow
     where escrow.uid = escrow_steps.uid and escrow.smart_escrow_id = escrow_steps.smart_escrow_id
       and escrow.payee_changed_at is not null))`,
  crashPoints: {
    beforeCall: 'release_before_call',
    afterCall: 'release_after_call',
    beforePost: 'release_before_post',
    afterPost: 'release_after_post',
  },
  sourceOf: (row) => amountIn(row, row.amount),
  targetOf: (row) => amountIn(row, row.amount),
  lock: (tx, row) => lockEscrow(tx, systemScope(row.uid), row.smart_escrow_id),
  async askFirst(deps, row) {
    const scope = systemScope(row.uid)
    const { beneficiary_account_id: accountId } = await getEscrow(deps.db, scope, row.smart_escrow_id)
    await recheckName(deps, scope, accountId)
  },
  async maySend(deps, tx, checked) {
    const { row, context: escrow, at } = checked
    if (await isPayeeApproved(tx, escrow, at)) return mayBePaid(deps, tx, checked)
    // A call that cannot arrive any more was none: the back office may refund the payout.
    if (!isRecent(row.called_at, at)) await forgetCall(tx, row)
    return false
  },
  async requestOf(db, row) {
    const escrow = await getEscrow(db, systemScope(row.uid), row.smart_escrow_id)
    const amount = amountIn(row, row.amount)
    const { account, ...payee } = escrow.payee as Payee
    return {
      source: amount,
      fee: amountIn(row, 0n),
      target: amount,
      beneficiary: toBeneficiary({ account, ...payee }),
      reference: escrow.reference ?? escrowNumber(escrow),
      purposeCode: escrow.purpose_code,
      sourceOfFunds: escrow.source_of_funds,
      exemptionCode: escrow.exemption_code,
      payoutMethod: account.payoutMethod,
    }
  },
  book: bookPayout,
})

type Checked = { row: StepRow; context: EscrowRow; at: Date }

async function forgetCall(tx: Tx, { uid, step_id }: StepRow): Promise<void> {
  await tx
    .updateTable('escrow_steps')
    .set({ called_at: null })
    .where('uid', '=', uid)
    .where('step_id', '=', step_id)
    .execute()
}

/** A payee that was changed after the approval is paid once it is approved again. */
async function isPayeeApproved(tx: Tx, row: EscrowRow, at: Date): Promise<boolean> {
  if (row.payee_changed_at !== null) return false
  const scope = systemScope(row.uid)
  const current = await findPayee(tx, scope, row.beneficiary_id, row.beneficiary_account_id)
  const approved = row.payee as Payee
  if (current?.removedAt === null && !differsFromApproved(approved, current)) return true
  const reason = current && hasNewDoubt(approved, current) ? `Now ${whyTwo}` : undefined
  const set = { payee_changed_at: at }
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what: 'payee_changed', at, set, reason })
  return false
}

/** Screens the payee as money goes to it. While a match is undecided the payout waits; a true match refuses it. */
async function mayBePaid(deps: Deps, tx: Tx, { row, context: escrow, at }: Checked): Promise<boolean> {
  const { partner, account } = escrow.payee as Payee
  const parties = partiesOfPayee(partner, [account])
  const outcome = await screenTogether(deps, tx, { scope: systemScope(row.uid), parties, at })
  const reason = outcome === 'confirmed' ? refusal : await bankRestriction(tx, account)
  // A call that was made just now may still be on its way to the provider.
  if (reason && !isRecent(row.called_at, at)) await refuseStep(tx, escrow, row, { reason, at, by: 'system' })
  return outcome === 'clear' && !reason
}

const longestCallMs = 10 * 60_000
const isRecent = (calledAt: Date | null, at: Date): boolean =>
  calledAt !== null && at.getTime() - calledAt.getTime() < longestCallMs
