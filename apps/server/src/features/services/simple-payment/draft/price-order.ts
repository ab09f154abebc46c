import { leastPaymentAmount } from '@tradelane/contract/simple-payment/forms'
import { compare, decimalText, formatMoney, type Money, parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Reading } from '../../../../entries/approved-action.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { lockQuote, type PricedQuote } from '../../../money/wallet/index.ts'
import type { PaymentOrder } from '../payment-order.ts'

/** The quote that an order has its price from, and whether the wallet that pays it is open. */
export type Priced = { quote: PricedQuote; isOpen: boolean }

/**
 * The order must have exactly its quote's price: what a browser says of amounts and fee is compared with it, never
 * believed. Refuses at its field what differs, and with QUOTE_EXPIRED what comes too late.
 */
export function requirePrice(
  { now }: Pick<Reading, 'now'>,
  { source, target, fee }: PaymentOrder,
  { quote, isOpen }: Priced,
): void {
  if (!isOpen) refuseFields({ amount_sent_currency: `You have no ${source.currency} account yet` })
  if (quote.purpose !== 'payment') throw new Refusal('NOT_FOUND')
  refuseDifferences({
    amount_sent: [source, quote.source],
    amount_received: [target, quote.target],
    fees: [fee, quote.fee],
  })
  // Also where the rate has changed while the payment waited.
  for (const [field, amount] of Object.entries({
    amount_sent: quote.source,
    amount_received: quote.target,
  })) {
    const least = parseMoney(String(leastPaymentAmount), amount.currency)
    if (compare(amount, least) < 0) refuseFields({ [field]: `At least ${formatMoney(least)}` })
  }
  if (quote.expiresAt <= now) throw new Refusal('QUOTE_EXPIRED')
}

/** A price of this moment for what an order sends, locked. */
export async function quoteNow(
  deps: Deps,
  scope: OneCompanyScope,
  { source, target }: PaymentOrder,
): Promise<PricedQuote> {
  return lockQuote(deps, scope, {
    // The order's fields were checked against the offered currencies when they were read.
    source: source.currency as Parameters<typeof lockQuote>[2]['source'],
    target: target.currency as Parameters<typeof lockQuote>[2]['target'],
    amount: decimalText(source),
    side: 'source',
    purpose: 'payment',
  })
}

function refuseDifferences(pairs: Record<string, readonly [said: Money, quoted: Money]>): void {
  const fields: Record<string, string> = {}
  for (const [field, [said, quoted]] of Object.entries(pairs)) {
    if (said.amount !== quoted.amount || said.currency !== quoted.currency)
      fields[field] = `The quote says ${formatMoney(quoted)}`
  }
  if (Object.keys(fields).length > 0) refuseFields(fields)
}
