import type { LimitDecision } from '@tradelane/contract/credit-limits/office-calls'
import type { Tx } from '@tradelane/db'
import { findMoney, formatMoney } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Made, requireNothingWaits } from '../../people/four-eyes/index.ts'
import { setLimitRequest } from '../../trade/partners/index.ts'
import { sendToBuyer } from './ask-buyer.ts'
import type { Deciding } from './deciding.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import { approvedOf, currencyOf, type LimitRow } from './limits.ts'
import { isHighOffer, offerOf, offerThroughTwo } from './offer-by-two.ts'
import { offerTermSheet } from './offer-term-sheet.ts'
import { askQuestion, dropQuestion, endAsking } from './questions.ts'

type DecisionOf<Name extends LimitDecision['decision']> = Extract<LimitDecision, { decision: Name }>

/**
 * What the back office does with a limit; offering a high one needs a second person. Refuses with NOT_FOUND, with CONFLICT a limit that was changed
 * since the administrator saw it, or whose offer waits, and with ILLEGAL_STATE.
 */
export async function decideLimit(deps: Deps, scope: AdminActor, decision: LimitDecision): Promise<Made> {
  const { credit_limit_id: id, version } = decision
  const isHigh = decision.decision === 'term_sheet' && (await isHighOffer(deps, scope, decision))
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    // A link that is left over from an earlier question would answer the new one. Links are locked before their limit.
    if (decision.decision === 'decline' || decision.decision === 'ask') await endAsking(tx, scope, id, at)
    const row = await lockRow(tx, creditLimitLifecycle, { scope, id, version })
    await requireNothingWaits(deps, tx, offerOf(id))
    if (decision.decision === 'term_sheet' && isHigh)
      return offerThroughTwo(deps, tx, row, decision, { scope, id, at })
    await decide(tx, row, decision, { scope, id, at })
    return { changeId: undefined }
  })
}

async function decide(tx: Tx, row: LimitRow, decision: LimitDecision, deciding: Deciding): Promise<void> {
  switch (decision.decision) {
    case 'review':
      await move(tx, creditLimitLifecycle, { ...deciding, from: 'requested', to: 'in_review' })
      return
    case 'ask':
      return ask(tx, row, decision, deciding)
    case 'term_sheet':
      return offerTermSheet(tx, row, decision, deciding)
    case 'decline':
      return decline(tx, row, decision, deciding)
    case 'reduce':
      return reduce(tx, row, decision, deciding)
  }
}

async function ask(
  tx: Tx,
  row: LimitRow,
  { reason, ask_buyer }: DecisionOf<'ask'>,
  deciding: Deciding,
): Promise<void> {
  await move(tx, creditLimitLifecycle, { ...deciding, to: 'documents_requested', reason })
  const asked_by = `administrator:${deciding.scope.administratorId}`
  await askQuestion(tx, row, { question: reason, asked_by, asked_at: deciding.at })
  if (ask_buyer) await sendToBuyer(tx, { limit: row, asked: reason, ...deciding })
}

async function decline(
  tx: Tx,
  row: LimitRow,
  { reason }: DecisionOf<'decline'>,
  deciding: Deciding,
): Promise<void> {
  await move(tx, creditLimitLifecycle, { ...deciding, to: 'declined', reason })
  await dropQuestion(tx, row, deciding.at)
  const nothing = { beneficiaryId: row.beneficiary_id, cents: 0n, at: deciding.at }
  await setLimitRequest(tx, systemScope(row.uid), nothing)
}

/** Concerns later fundings only: what was lent stays as it is. */
async function reduce(
  tx: Tx,
  row: LimitRow,
  { amount: text, reason }: DecisionOf<'reduce'>,
  deciding: Deciding,
): Promise<void> {
  const approved = approvedOf(row)
  if (!approved) throw new Refusal('ILLEGAL_STATE')
  const amount = findMoney(text, currencyOf(row))
  if (!amount) refuseFields({ amount: 'Enter a valid amount' })
  if (amount.amount >= approved.amount)
    refuseFields({ amount: `Enter less than the limit of ${formatMoney(approved)}` })
  const set = { approved_amount: amount.amount }
  const facts = { amount: formatMoney(amount), before: formatMoney(approved) }
  await move(tx, creditLimitLifecycle, { ...deciding, to: 'reduced', reason, facts, set })
}
