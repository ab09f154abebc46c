import type { Database, Tx } from '@tradelane/db'
import { placeHold } from '@tradelane/ledger'
import type { Updateable } from 'kysely'
import type { CompanyScope } from '../../../access/scope.ts'
import { move } from '../../../lifecycle/move.ts'
import { askLater } from '../../money/steps/index.ts'
import { type PricedQuote, useQuote } from '../../money/wallet/index.ts'
import { arrivalOfOrder } from './arrival-of-payment.ts'
import { columnsOf } from './draft/payment-columns.ts'
import { paymentLifecycle } from './lifecycle.ts'
import type { PaymentOrder } from './payment-order.ts'
import type { PaymentRow } from './payments.ts'

/** A payment that may be paid now, as it is locked, and the person who approved it. */
type HeldPayment = {
  saved: PaymentRow
  order: PaymentOrder
  quote: PricedQuote
  actor: CompanyScope
  at: Date
  set: Updateable<Database['simple_payments']>
}

/** Moves the payment, uses its quote up, holds its money and stores the job that sends it. Answers the payment as it is then. */
export async function holdPayment(tx: Tx, held: HeldPayment): Promise<PaymentRow> {
  const { saved, order, quote, actor, at, set } = held
  const { companyId, simplePaymentId, source, payee } = order
  const payment = await move(tx, paymentLifecycle, {
    scope: actor,
    id: simplePaymentId,
    locked: saved,
    to: 'submitted',
    at,
    set: {
      ...columnsOf(order, quote),
      ...set,
      submitted_at: at,
      promised_arrival: arrivalOfOrder(order, at).day,
    },
  })
  await useQuote(tx, actor, quote.quoteId, { purpose: 'payment', now: at })
  await placeHold(tx, {
    id: simplePaymentId,
    owner: companyId,
    amount: source,
    subject: `simple_payment:${simplePaymentId}`,
    description: `Payment to ${payee.partner.company_name}`,
    eventAt: at,
  })
  await askLater(tx, paymentLifecycle, { companyId, id: simplePaymentId })
  return payment
}
