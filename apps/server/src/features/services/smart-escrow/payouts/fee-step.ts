import { postJournal } from '@tradelane/ledger'
import { systemScope } from '../../../../access/scope.ts'
import { moneyStep, settledAs } from '../../../money/steps/index.ts'
import { amountIn, lockEscrow } from '../escrows.ts'
import { escrowStepLifecycle } from '../lifecycle.ts'
import { moneyOf, noteOf } from './book-payout.ts'
import { feeCollected } from './journals.ts'

/** The fee of an escrow, or of a change of it, which the provider collects out of the escrow's money. A collected fee is final. */
export const feeStep = moneyStep({
  lifecycle: escrowStepLifecycle,
  kind: 'fee',
  asked: 'submitted',
  done: 'paid',
  rejected: 'rejected',
  askedAt: 'created_at',
  isAtProvider: true,
  crashPoints: { afterCall: 'fee_after_call', afterPost: 'fee_after_post' },
  async ask({ payments }, { row, ...asked }) {
    const settled = settledAs(
      await payments.charge({ ...asked, amount: amountIn(row, row.amount) }),
      'collected',
    )
    return settled?.status === 'rejected'
      ? { ...settled, reason: settled.reason ?? 'No reason was given.' }
      : settled
  },
  lock: (tx, row) => lockEscrow(tx, systemScope(row.uid), row.smart_escrow_id),
  set: ({ answer, at }) => ({ asked_at: at, provider_reference: answer.providerReference ?? null }),
  async book(tx, { row: step, answer: { status, reason }, context: escrow, at }) {
    const isCollected = status === 'done'
    if (isCollected) await postJournal(tx, feeCollected(moneyOf(escrow, step), at))
    await noteOf(tx, escrow, isCollected ? 'fee_collected' : 'fee_refused', { step, at, reason })
  },
})
