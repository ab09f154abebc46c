import { randomUUID } from 'node:crypto'
import type { OfferedCurrency } from '@tradelane/contract/lists/offered-currencies'
import { compare, formatMoney, type Money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { rateInForce } from '../price-rates/index.ts'
import { enteredAmount, requireAtMost } from './entered-amount.ts'
import {
  type FeeRate,
  feeInside,
  type Price,
  type PricedQuote,
  priceFromSource,
  priceFromTarget,
  type QuotePurpose,
} from './pricing.ts'
import { findRates, type QuotedRates } from './quoted-rates.ts'
import { insertQuote } from './quotes.ts'

export type QuoteRequest = {
  source: OfferedCurrency
  target: OfferedCurrency
  /** Decimal text, in the currency of its side. */
  amount: string
  /** Which amount was entered: what is sent, or what shall arrive. */
  side: 'source' | 'target'
  purpose: QuotePurpose
  /** The saved draft of a payment that it is for. */
  draftId?: string | undefined
}

/** Prices a request at this moment's rates and keeps the price for the company until it expires or is used. */
export async function lockQuote(
  deps: Deps,
  scope: OneCompanyScope,
  request: QuoteRequest,
): Promise<PricedQuote> {
  if (request.purpose === 'conversion' && request.source === request.target) {
    refuseFields({ destination_currency_code: 'Choose two different currencies' })
  }
  const rates = await findRates(deps, {
    ...{ from: request.source, to: request.target, companyId: scope.companyId },
  })
  const now = deps.clock.now()
  const { purpose, draftId } = request
  return inTransaction(deps.db, async (tx) => {
    const feeRate =
      purpose === 'payment'
        ? await rateInForce(tx, 'payment', { companyId: scope.companyId, at: now })
        : undefined
    const quote: PricedQuote = {
      ...{ quoteId: randomUUID(), purpose, feeRateId: feeRate?.rateId ?? null },
      ...priceOf(request, rates, feeRate),
      ...rates,
      expiresAt: new Date(now.getTime() + deps.config.quoteSeconds * 1_000),
    }
    await insertQuote(tx, scope, quote, { now, draftId })
    return quote
  })
}

function priceOf(
  { source, target, amount, side }: QuoteRequest,
  rates: QuotedRates,
  feeRate: FeeRate,
): Price {
  const entered = enteredAmount(amount, side === 'source' ? source : target)
  const price =
    side === 'source' ? priceFromSource(entered, rates, feeRate) : priceFromTarget(entered, rates, feeRate)
  if (!price) refuseFields({ amount: tooSmall(entered, feeRate) })
  // Where the amount that arrives was entered, what leaves is limited too.
  requireAtMost(price.source)
  return price
}

/** Only what is sent can be too small: for what arrives, the smallest amount sent is found. */
function tooSmall(sent: Money, feeRate: FeeRate): string {
  const fee = feeInside(sent, feeRate)
  return compare(fee, sent) < 0
    ? 'The amount is too small to convert'
    : `The fee is at least ${formatMoney(fee)}. Send more`
}
