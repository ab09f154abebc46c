import { captureHold } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import type { ReturnedDeposit } from '@tradelane/providers'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { moveOnce } from '../../lifecycle/move.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue, type Tasks } from '../../work/jobs.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { returnedEntries, titleOf } from './journals.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle } from './lifecycle.ts'
import { getIncomingPayment } from './queries.ts'

/**
 * The job: has the provider return the money, with no transaction open, then writes down what came of it. Safe to repeat: the key is the
 * payment's own. Throws while the outcome is open, so that the queue asks again.
 */
export async function settleReturn(
  deps: Deps,
  { companyId, incomingPaymentId: key }: Tasks['return-incoming-payment'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await getIncomingPayment(deps.db, scope, key)
  if (row.state !== 'returning') return
  const amount = money(row.amount, row.currency as Currency)
  const customer = await providerCustomerOf(deps.db, scope)
  const { provider_reference: providerReference } = row
  const answer = await deps.payments.returnDeposit({ key, customer, providerReference, amount })
  if (answer.status === 'processing') throw new Error(`the return of ${key} is still being processed`)
  await book(deps, row, answer)
}

type Row = Awaited<ReturnType<typeof getIncomingPayment>>

async function book(
  deps: Deps,
  row: Row,
  { status, reason, providerReference }: ReturnedDeposit,
): Promise<void> {
  const { incoming_payment_id: id, uid: companyId } = row
  const amount = money(row.amount, row.currency as Currency)
  const at = deps.clock.now()
  const facts = incomingPaymentFacts(row)
  const settled = { scope: systemScope(companyId), id, from: 'returning', by: 'provider', at, facts } as const
  await inTransaction(deps.db, async (tx) => {
    if (status === 'rejected') {
      const rejected = { ...settled, to: 'held', reason, set: { return_reason: null } } as const
      if (!(await moveOnce(tx, incomingPaymentLifecycle, rejected))) return
      // The business may have been verified meanwhile: then the money becomes available.
      await enqueue(tx, 'release-incoming-payments', { companyId })
      return
    }
    const set = { return_reference: providerReference ?? null }
    const returned = { ...settled, to: 'returned', reason: row.return_reason ?? undefined, set } as const
    if (!(await moveOnce(tx, incomingPaymentLifecycle, returned))) return
    const end = { id, eventAt: at, kind: 'incoming.returned', description: `${titleOf(row)}: returned` }
    await captureHold(tx, { ...end, entries: returnedEntries(amount) })
  })
}
