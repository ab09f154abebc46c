import { decimalText } from '@tradelane/money'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { PricedQuote } from '../../../money/wallet/index.ts'
import { checkNames } from '../../../trade/partners/index.ts'
import { quoteNow } from '../draft/price-order.ts'
import type { PaymentOrder } from '../payment-order.ts'
import { getWaitingOrder } from './waiting-payment.ts'

/** A payment's price may have run out while it waited: what it costs now, locked, beside what was submitted. */
export async function priceRelease(
  deps: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<{ before: PaymentOrder; quote: PricedQuote }> {
  const waiting = await getWaitingOrder(deps, actor, simplePaymentId)
  // It may have waited for days: its payee's bank is asked again, and may say something else.
  await checkNames(deps, actor, { accountId: waiting.payee.account.beneficiary_account_id })
  const before = await getWaitingOrder(deps, actor, simplePaymentId)
  return { before, quote: await quoteNow(deps, actor, before) }
}

type Priced = Pick<PaymentOrder, 'source' | 'target' | 'fee'>

export const amountsOf = ({ source, target, fee }: Priced) => ({
  amount_sent: decimalText(source),
  amount_received: decimalText(target),
  fees: decimalText(fee),
})
