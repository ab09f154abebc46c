import { decimalText } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { Refusal } from '../../refusal.ts'
import { getQuote, type PricedQuote } from '../wallet/index.ts'
import type { PaymentOrder } from './payment-order.ts'
import { quoteNow } from './price-order.ts'
import { getWaitingOrder } from './waiting-payment.ts'

/** A payment's price may have run out while it waited: what it costs now, locked, beside what was submitted. */
export async function priceApproval(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<{ before: PaymentOrder; quote: PricedQuote }> {
  const before = await getWaitingOrder(deps, actor, simplePaymentId)
  return { before, quote: await quoteNow(deps, before) }
}

/** The order at the price that the approver was shown: the amount sent stays, what arrives follows the rate. */
export async function repriced(deps: Deps, order: PaymentOrder, quoteId: string): Promise<PaymentOrder> {
  const quote = await getQuote(deps.db, order.companyId, quoteId)
  if (quote.purpose !== 'payment') throw new Refusal('NOT_FOUND')
  return { ...order, target: quote.target, fee: quote.fee }
}

type Priced = Pick<PaymentOrder, 'source' | 'target' | 'fee'>

export const amountsOf = ({ source, target, fee }: Priced) => ({
  amount_sent: decimalText(source),
  amount_received: decimalText(target),
  fees: decimalText(fee),
})
