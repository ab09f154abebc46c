import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Tx } from '@tradelane/db'
import { captureHold, type Entry, postJournal, releaseHold } from '@tradelane/ledger'
import type { SubmittedPayment } from '../payments.ts'
import { acceptedEntries, backEntries, convertedEntries, paidEntries } from './journals.ts'

type Step = { from: PaymentState; to: PaymentState; at: Date }

/** Moves the money that a move of the payment moves, in the same transaction. Many moves move none. */
export async function postMove(tx: Tx, payment: SubmittedPayment, step: Step): Promise<void> {
  const { from, to, at } = step
  const hold = { id: payment.simplePaymentId, eventAt: at }
  if (to === 'processing' && from === 'submitted') {
    const description = `Payment to ${payment.payee.partner.company_name}: accepted`
    await captureHold(tx, {
      ...hold,
      description,
      kind: 'payment.accepted',
      entries: acceptedEntries(payment),
    })
    await post(tx, payment, step, { name: 'converted', entries: convertedEntries(payment) })
  }
  if (to === 'paid') await post(tx, payment, step, { name: 'paid', entries: paidEntries(payment) })
  if (to !== 'rejected' && to !== 'cancelled' && to !== 'returned') return
  if (from === 'submitted' || from === 'in_review') {
    await releaseHold(tx, { ...hold, description: `Payment to ${payment.payee.partner.company_name}: ${to}` })
  } else {
    // One journal name for all three ways back, so that the money comes back only once.
    await post(tx, payment, step, {
      name: 'back',
      entries: backEntries(payment, { wasPaid: from === 'paid' }),
    })
  }
}

async function post(
  tx: Tx,
  { simplePaymentId, payee }: SubmittedPayment,
  { to, at }: Step,
  { name, entries }: { name: 'converted' | 'paid' | 'back'; entries: Entry[] },
): Promise<void> {
  if (entries.length === 0) return
  await postJournal(tx, {
    key: `simple-payment:${simplePaymentId}:${name}`,
    kind: `payment.${name === 'back' ? to : name}`,
    subject: `simple_payment:${simplePaymentId}`,
    description: `Payment to ${payee.partner.company_name}: ${name === 'back' ? to : name}`,
    eventAt: at,
    entries,
  })
}
