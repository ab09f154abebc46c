import { formatMoney, type Money, minus } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { walletOf } from '../../money/wallet/index.ts'
import type { PaymentKey } from './payments.ts'

type Tried = PaymentKey & { source: Money }

/**
 * Our own books refuse before the provider would, in the shape of the provider's answer: one dialog shows both. Throws
 * every other error as it is.
 */
export async function explainLackOfMoney(
  deps: Deps,
  error: unknown,
  { scope, simplePaymentId, source }: Tried,
): Promise<never> {
  if (!(error instanceof Refusal) || error.code !== 'INSUFFICIENT_FUNDS') throw error
  const wallet = await walletOf(deps.db, scope, source.currency)
  const balance = `Your balance${wallet ? ` of ${formatMoney(wallet.available)}` : ''}`
  const missing = formatMoney(wallet ? minus(source, wallet.available) : source)
  const message = `${balance} is too small for a payment of ${formatMoney(source)}. Add ${missing}, then submit it again.`
  throw new Refusal('INSUFFICIENT_FUNDS', {
    message,
    extra: { simple_payment_id: simplePaymentId, provider: { status: 'BAD_REQUEST', message } },
  })
}
