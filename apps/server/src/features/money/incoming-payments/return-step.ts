import type { Tx } from '@tradelane/db'
import { captureHold } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { moneyStep, settledAs } from '../steps/index.ts'
import { returnedEntries, titleOf } from './journals.ts'
import { incomingPaymentFacts, incomingPaymentLifecycle } from './lifecycle.ts'

/** Held money that the provider sends back to its sender. Each attempt has a key, stored when the office decided. */
export const returnStep = moneyStep({
  lifecycle: incomingPaymentLifecycle,
  asked: 'returning',
  done: 'returned',
  rejected: 'to_decide',
  askedAt: 'arrived_at',
  isAtProvider: true,
  keyOf: ({ return_key }) => return_key,
  async ask({ payments }, { row, ...asked }) {
    const providerReference = row.provider_reference
    const answer = await payments.returnDeposit({ ...asked, providerReference, amount: amountOf(row) })
    const settled = settledAs(answer, 'returned')
    if (settled?.status === 'rejected') return { ...settled, reason: answer.reason || 'No reason given.' }
    return settled && { ...settled, reason: row.return_reason ?? undefined }
  },
  set: ({ answer: { status, reason = null, providerReference = null } }) =>
    status === 'done'
      ? { return_reference: providerReference }
      : { return_reason: null, return_refusal: reason },
  facts: ({ row }) => incomingPaymentFacts(row),
  async book(tx, { row, answer, at }) {
    if (answer.status === 'done') await bookReturn(tx, row, at)
  },
})

/** Takes the held money out of the company's books. */
export async function bookReturn(tx: Tx, row: RowOf<'incoming_payments'>, at: Date): Promise<void> {
  const description = `${titleOf(row)}: returned`
  const end = { id: row.incoming_payment_id, eventAt: at, kind: 'incoming.returned', description }
  await captureHold(tx, { ...end, entries: returnedEntries(amountOf(row)) })
}

const amountOf = (row: RowOf<'incoming_payments'>) => money(row.amount, row.currency as Currency)
