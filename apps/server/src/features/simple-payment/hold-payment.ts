import type { Database, Tx } from '@tradelane/db'
import { placeHold } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import type { Updateable } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { useCode } from '../accounts/index.ts'
import { type PricedQuote, useQuote, walletOf } from '../wallet/index.ts'
import { movePayment } from './move-payment.ts'
import { columnsOf } from './payment-columns.ts'
import type { PaymentOrder } from './payment-order.ts'

/** A payment that may be paid now, by whose code, and from where it comes. */
export type Release = {
  order: PaymentOrder
  quote: PricedQuote
  codeId: string
  from: 'draft' | 'awaiting_approval'
  userId: string
  set: Updateable<Database['simple_payments']>
  /** What only the transaction can know; it runs first. */
  check?: (tx: Tx) => Promise<void>
}

/** All of it or nothing. The row is moved first: a second submission or approval of the same payment stops there. */
export async function holdPayment(deps: Deps, release: Release): Promise<void> {
  const { order, quote, codeId, from, userId, set, check } = release
  const { companyId, simplePaymentId, source, payee } = order
  const now = deps.clock.now()
  try {
    await inTransaction(deps.db, async (tx) => {
      await check?.(tx)
      await movePayment(tx, {
        companyId,
        simplePaymentId,
        from,
        to: 'submitted',
        actor: `user:${userId}`,
        at: now,
        now,
        set: { ...columnsOf(order, quote), ...set, submitted_at: now },
      })
      await useCode(tx, codeId, now)
      await useQuote(tx, companyId, quote.quoteId, { purpose: 'payment', now })
      await placeHold(tx, {
        id: simplePaymentId,
        owner: companyId,
        amount: source,
        subject: `simple_payment:${simplePaymentId}`,
        description: `Payment to ${payee.partner.company_name}`,
        eventAt: now,
      })
      await enqueue(tx, 'send-simple-payment', { companyId, simplePaymentId })
    })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'INSUFFICIENT_FUNDS')
      await refuseForLackOfMoney(deps, order)
    throw error
  }
}

/** Our own books say it before the provider would, in the shape of the provider's answer: one dialog shows both. */
async function refuseForLackOfMoney(
  deps: Deps,
  { companyId, simplePaymentId, source }: PaymentOrder,
): Promise<never> {
  const wallet = await walletOf(deps.db, companyId, source.currency)
  const message = `Your balance${wallet ? ` of ${formatMoney(wallet.available)}` : ''} is too small for a payment of ${formatMoney(source)}.`
  throw new Refusal('INSUFFICIENT_FUNDS', {
    message,
    extra: { simple_payment_id: simplePaymentId, provider: { status: 'BAD_REQUEST', message } },
  })
}
