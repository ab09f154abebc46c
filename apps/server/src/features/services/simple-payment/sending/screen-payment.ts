import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { dueAt } from '../../../../lifecycle/due-dates.ts'
import { move } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { askLater } from '../../../money/steps/index.ts'
import { partiesOfPayee } from '../../../trade/partners/index.ts'
import { type ScreeningOutcome, screenTogether } from '../../../world/screening/index.ts'
import { paymentLifecycle } from '../lifecycle.ts'
import type { Payee } from '../payee.ts'
import { lockPayment, type PaymentRow, toSubmitted } from '../payments.ts'
import { postMove } from './post-move.ts'

/** Says nothing of lists and matches: a customer must not learn of them. */
const refusal = 'We cannot make this payment. Write to us if you have questions.'

/**
 * Screens the company, its persons and the payee of a submitted payment. Where somebody has to decide first the payment waits, with its
 * money held; after a true match it is rejected and its money goes back. The caller has locked the row.
 */
export async function passesScreening(deps: Deps, tx: Tx, row: PaymentRow): Promise<boolean> {
  const outcome = await screen(deps, tx, row)
  if (outcome === 'clear') return true
  const at = deps.clock.now()
  if (outcome === 'confirmed') await reject(tx, row, at)
  else {
    const review_due_at = dueAt('reviewMatch', at, deps.config.officeCountry)
    const waiting = { from: 'submitted', to: 'in_review', at, set: { review_due_at } } as const
    await move(tx, paymentLifecycle, { ...keyOf(row), ...waiting })
  }
  return false
}

/** After a decision: each payment of the company that waited is sent, rejected, or waits for another decision. */
export async function paymentsScreened(deps: Deps, companyId: string): Promise<void> {
  const waiting = await deps.db
    .selectFrom('simple_payments')
    .select('simple_payment_id')
    .where('uid', '=', companyId)
    .where('state', '=', 'in_review')
    .execute()
  for (const { simple_payment_id: simplePaymentId } of waiting)
    await inTransaction(deps.db, (tx) => goOn(deps, tx, companyId, simplePaymentId))
}

async function goOn(deps: Deps, tx: Tx, companyId: string, simplePaymentId: string): Promise<void> {
  const row = await lockPayment(tx, { scope: systemScope(companyId), simplePaymentId })
  if (row.state !== 'in_review') return
  const outcome = await screen(deps, tx, row)
  const at = deps.clock.now()
  if (outcome === 'confirmed') return reject(tx, row, at)
  if (outcome === 'open') return
  await move(tx, paymentLifecycle, { ...keyOf(row), from: 'in_review', to: 'submitted', at })
  await askLater(tx, paymentLifecycle, { companyId, id: simplePaymentId })
}

function screen(deps: Deps, tx: Tx, row: PaymentRow): Promise<ScreeningOutcome> {
  const { partner, account } = row.payee as Payee
  const parties = partiesOfPayee(partner, [account])
  return screenTogether(deps, tx, { scope: systemScope(row.uid), parties, at: deps.clock.now() })
}

async function reject(tx: Tx, row: PaymentRow, at: Date): Promise<void> {
  const step = { from: row.state, to: 'rejected', at } as const
  await move(tx, paymentLifecycle, { ...keyOf(row), ...step, reason: refusal })
  await postMove(tx, toSubmitted(row), step)
}

const keyOf = ({ uid, simple_payment_id }: PaymentRow) => ({ scope: systemScope(uid), id: simple_payment_id })
