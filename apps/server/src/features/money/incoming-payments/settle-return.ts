import type { Tx } from '@tradelane/db'
import { captureHold } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import type { ReturnedDeposit } from '@tradelane/providers'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { providerCustomerOf } from '../wallet/index.ts'
import { returnedEntries, titleOf } from './journals.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle } from './lifecycle.ts'
import { getIncomingPayment } from './queries.ts'

/**
 * The job: has the provider return the money, with no transaction open, then writes down what came of it. Safe to repeat: the key was
 * stored when the office decided. Throws while the outcome is open, so that the queue asks again.
 */
export async function settleReturn(
  deps: Deps,
  { companyId, incomingPaymentId }: Tasks['return-incoming-payment'],
): Promise<void> {
  const scope = systemScope(companyId)
  const row = await getIncomingPayment(deps.db, scope, incomingPaymentId)
  const { return_key: key } = row
  if (row.state !== 'returning' || key === null) return
  const amount = money(row.amount, row.currency as Currency)
  const customer = await providerCustomerOf(deps.db, scope)
  const { provider_reference: providerReference } = row
  const answer = await deps.payments.returnDeposit({ key, customer, providerReference, amount })
  if (answer.status === 'processing')
    throw new Error(`the return of ${incomingPaymentId} is still being processed`)
  await book(deps, row, answer)
}

type Row = Awaited<ReturnType<typeof getIncomingPayment>>

async function book(
  deps: Deps,
  row: Row,
  { status, reason, providerReference }: ReturnedDeposit,
): Promise<void> {
  const { incoming_payment_id: id, uid: companyId } = row
  const at = deps.clock.now()
  const facts = incomingPaymentFacts(row)
  const settled = { scope: systemScope(companyId), id, from: 'returning', by: 'provider', at, facts } as const
  await inTransaction(deps.db, async (tx) => {
    const current = await lockRow(tx, incomingPaymentLifecycle, settled)
    // A late answer to an earlier attempt says nothing about the newest.
    if (current.state !== 'returning' || current.return_key !== row.return_key) return
    if (status === 'rejected') {
      const refusal = reason || 'No reason given.'
      const set = { return_reason: null, return_refusal: refusal }
      await move(tx, incomingPaymentLifecycle, { ...settled, to: 'to_decide', reason: refusal, set })
      return
    }
    const set = { return_reference: providerReference ?? null }
    const returned = { ...settled, to: 'returned', reason: row.return_reason ?? undefined, set } as const
    await move(tx, incomingPaymentLifecycle, returned)
    await bookReturn(tx, row, at)
  })
}

/** Takes the held money out of the company's books. */
export async function bookReturn(tx: Tx, row: RowOf<'incoming_payments'>, at: Date): Promise<void> {
  const amount = money(row.amount, row.currency as Currency)
  const description = `${titleOf(row)}: returned`
  const end = { id: row.incoming_payment_id, eventAt: at, kind: 'incoming.returned', description }
  await captureHold(tx, { ...end, entries: returnedEntries(amount) })
}
