import { postJournal } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { move, moveOnce } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { factoringPaymentLifecycle } from '../lifecycle.ts'
import { unmatched } from '../movements/journals.ts'

/** The job: sends a buyer's payment back that cannot be used. Safe to repeat; throws while the outcome is open. */
export async function returnFactoringPayment(
  deps: Deps,
  { companyId, paymentId }: Tasks['return-factoring-payment'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await deps.db
    .selectFrom('factoring_payments')
    .selectAll()
    .where('uid', '=', companyId)
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  if (row.state === 'returned') return
  if (row.provider_reference === null) throw new Error(`${paymentId} did not come from a buyer`)
  const answer = await deps.financePartners.returnCollection({
    key: paymentId,
    providerReference: row.provider_reference,
  })
  if (answer.status !== 'done')
    throw new Error(`${paymentId} is not returned yet: ${answer.reason ?? answer.status}`)
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const which = { scope, id: paymentId, by: 'provider', at } as const
    if (!(await moveOnce(tx, factoringPaymentLifecycle, { ...which, from: 'unmatched', to: 'returning' })))
      return
    await move(tx, factoringPaymentLifecycle, { ...which, to: 'returned', set: { settled_at: at } })
    const amount = money(row.amount, row.currency as Currency)
    const payment = {
      paymentId,
      fundingId: row.invoice_factoring_id,
      amount,
      description: 'Payment returned to its sender',
    }
    await postJournal(tx, unmatched(payment, 'returned', at))
  })
}
