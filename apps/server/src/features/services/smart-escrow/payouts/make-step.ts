import type { Tx } from '@tradelane/db'
import type { PayoutRequest } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { providerCustomerOf } from '../../../money/wallet/index.ts'
import { bankRestriction, findPayee, type Payee, partiesOfPayee } from '../../../trade/partners/index.ts'
import { screenTogether } from '../../../world/screening/index.ts'
import { toBeneficiary } from '../../simple-payment/index.ts'
import { amountIn, type EscrowRow, escrowNumber, getEscrow, lockEscrow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import { recordFee, recordPayout, refuseStep } from './record-step.ts'
import { findStep, isOpen, lockStep, mayHaveNews, type StepRow } from './steps.ts'

/** Says nothing of lists and matches: a customer must not learn of them. */
const refusal = 'We cannot make this payment. Write to us if you have questions.'

/**
 * The job: collects the fee of an escrow, or pays a block out, and writes down what the provider says. Running it again, or twice at once, is
 * always safe: the provider knows the step by its id. No transaction is open during the provider's call. What stays open is asked for again
 * each minute. A payout that was paid is looked up only: it may have come back.
 */
export async function makeEscrowStep(
  deps: Deps,
  { companyId, stepId }: Tasks['make-escrow-step'],
): Promise<void> {
  const step = await findStep(deps.db, stepId)
  if (!step || step.uid !== companyId || !mayHaveNews(step)) return
  if (step.kind === 'fee') return collectFee(deps, step)
  // An earlier call may have reached the provider, so the payout is looked up there before it is checked and sent again.
  const known = step.called_at ? await deps.payments.find(await payoutOf(deps, step)) : undefined
  if (known) return recordPayout(deps, step, known)
  if (await inTransaction(deps.db, (tx) => announceCall(deps, tx, step))) await payOut(deps, step)
}

/** The provider's news of a payout: false where the key is none of an escrow. */
export async function readEscrowPayout(deps: Deps, stepId: string): Promise<boolean> {
  const step = await findStep(deps.db, stepId)
  if (step) await makeEscrowStep(deps, { companyId: step.uid, stepId })
  return step !== undefined
}

async function collectFee(deps: Deps, step: StepRow): Promise<void> {
  const customer = await providerCustomerOf(deps.db, systemScope(step.uid))
  const charge = await deps.payments.charge({
    key: step.step_id,
    customer,
    amount: amountIn(step, step.amount),
  })
  deps.crashAt('fee_after_call')
  await recordFee(deps, step, charge)
  deps.crashAt('fee_after_post')
}

async function payOut(deps: Deps, step: StepRow): Promise<void> {
  const request = await payoutOf(deps, step)
  deps.crashAt('release_before_call')
  const payout = await deps.payments.send(request)
  deps.crashAt('release_after_call')
  await recordPayout(deps, step, payout)
  deps.crashAt('release_after_post')
}

/** To the payee as it is approved now. */
async function payoutOf(deps: Deps, step: StepRow): Promise<PayoutRequest> {
  const escrow = await getEscrow(deps.db, systemScope(step.uid), step.smart_escrow_id)
  const customer = await providerCustomerOf(deps.db, systemScope(step.uid))
  const amount = amountIn(step, step.amount)
  const { account, ...payee } = escrow.payee as Payee
  return {
    key: step.step_id,
    customer,
    source: amount,
    fee: amountIn(step, 0n),
    target: amount,
    beneficiary: toBeneficiary({ account, ...payee }),
    reference: escrow.reference ?? escrowNumber(escrow),
    purposeCode: escrow.purpose_code,
    sourceOfFunds: escrow.source_of_funds,
    exemptionCode: escrow.exemption_code,
    payoutMethod: account.payoutMethod,
  }
}

/**
 * From here on only the provider knows the payout. What must not be paid now, or ever, is not announced; false then. A call that never
 * reached the provider is announced, and checked, again.
 */
async function announceCall(deps: Deps, tx: Tx, found: StepRow): Promise<boolean> {
  const { uid, smart_escrow_id, step_id } = found
  const scope = systemScope(uid)
  const row = await lockEscrow(tx, scope, smart_escrow_id)
  const step = await lockStep(tx, scope, step_id)
  // Another process may have announced it since it was looked up: the provider is asked first, the next time.
  if (!isOpen(step) || step.called_at?.getTime() !== found.called_at?.getTime()) return false
  const at = deps.clock.now()
  if (!(await isPayeeApproved(deps, tx, row))) {
    // A call that cannot arrive any more was none: the back office may refund the payout.
    if (!isRecent(step.called_at, at)) await saveCall(tx, step, { called_at: null })
    return false
  }
  if (!(await mayBePaid(deps, tx, row, step))) return false
  await saveCall(tx, step, { called_at: at, asked_at: at })
  return true
}

async function saveCall(tx: Tx, { uid, step_id }: StepRow, set: { called_at: Date | null; asked_at?: Date }) {
  await tx
    .updateTable('escrow_steps')
    .set(set)
    .where('uid', '=', uid)
    .where('step_id', '=', step_id)
    .execute()
}

/** A payee that was changed after the approval is paid once it is approved again. */
async function isPayeeApproved(deps: Deps, tx: Tx, row: EscrowRow): Promise<boolean> {
  if (row.payee_changed_at !== null) return false
  const scope = systemScope(row.uid)
  const current = await findPayee(tx, scope, row.beneficiary_id, row.beneficiary_account_id)
  const isSame = current?.removedAt === null && current.version === (row.payee as Payee).version
  if (isSame) return true
  const at = deps.clock.now()
  const set = { payee_changed_at: at }
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, what: 'payee_changed', at, set })
  return false
}

/** Screens the payee as money goes to it. While a match is undecided the payout waits; a true match refuses it. */
async function mayBePaid(deps: Deps, tx: Tx, row: EscrowRow, step: StepRow): Promise<boolean> {
  const at = deps.clock.now()
  const { partner, account } = row.payee as Payee
  const parties = partiesOfPayee(partner, [account])
  const outcome = await screenTogether(deps, tx, { scope: systemScope(row.uid), parties, at })
  const reason = outcome === 'confirmed' ? refusal : await bankRestriction(tx, account)
  // A call that was made just now may still be on its way to the provider.
  if (reason && !isRecent(step.called_at, at)) await refuseStep(tx, row, step, { reason, at, by: 'system' })
  return outcome === 'clear' && !reason
}

const longestCallMs = 10 * 60_000
const isRecent = (calledAt: Date | null, at: Date): boolean =>
  calledAt !== null && at.getTime() - calledAt.getTime() < longestCallMs
