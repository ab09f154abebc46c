import type { Entry, Journal } from '@tradelane/ledger'
import { formatMoney, isZero, type Money, minus, negate } from '@tradelane/money'
import type { Funding } from './fundings.ts'
import type { PricedQuote } from './pricing.ts'

// Where the money of the wallet goes, and nothing else. Plus is into the account. The platform's `provider` account
// goes below zero by what the provider keeps for our customers.

/** Balance added:  provider → available */
export function balanceAdded(
  { fundingId, companyId, kind, description, amount }: Funding,
  eventAt: Date,
): Journal {
  return {
    key: `funding:${fundingId}`,
    kind: 'balance.added',
    subject: `funding:${fundingId}`,
    description: description ?? (kind === 'opening' ? 'Opening balance' : 'Balance added'),
    eventAt,
    entries: [
      { owner: 'platform', account: 'provider', amount: negate(amount) },
      { owner: companyId, account: 'available', amount },
    ],
  }
}

/**
 * Converted, once the provider has done it:
 *
 *                held A    fees A    fx A       provider A   fx B      available B   provider B
 *     converted  −100.00   +0.20     +99.80                  −103.68   +103.68
 *     squared                        −99.80     +99.80       +103.68                 −103.68
 *
 * The source was held when the conversion began. The company's money moves through our positions in `fx`; the provider
 * has done the same on its side, so the positions are squared with it at once and rest at zero. `target` is its word,
 * which may differ from the quote by its own rounding.
 */
export function convertedEntries(companyId: string, { source, spread }: PricedQuote, target: Money): Entry[] {
  const entries: Entry[] = [
    { owner: 'platform', account: 'fx', amount: minus(source, spread) },
    { owner: 'platform', account: 'fees', amount: spread },
    { owner: 'platform', account: 'fx', amount: negate(target) },
    { owner: companyId, account: 'available', amount: target },
  ]
  return entries.filter((entry) => !isZero(entry.amount))
}

/** The second row of the table above. */
export function squared(
  conversionId: string,
  { source, spread }: PricedQuote,
  target: Money,
  eventAt: Date,
): Journal {
  const net = minus(source, spread)
  return {
    key: `conversion:${conversionId}:squared`,
    kind: 'conversion.squared',
    subject: `conversion:${conversionId}`,
    description: 'Positions squared with the provider',
    eventAt,
    entries: [
      { owner: 'platform', account: 'fx', amount: negate(net) },
      { owner: 'platform', account: 'provider', amount: net },
      { owner: 'platform', account: 'fx', amount: target },
      { owner: 'platform', account: 'provider', amount: negate(target) },
    ],
  }
}

export const conversionText = ({ source, target }: Pick<PricedQuote, 'source' | 'target'>): string =>
  `Converted ${formatMoney(source)} to ${formatMoney(target)}`
