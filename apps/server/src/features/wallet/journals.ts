import type { Entry, Journal } from '@tradelane/ledger'
import { formatMoney, isZero, type Money, minus, negate } from '@tradelane/money'
import type { Funding } from './fundings.ts'
import type { PricedQuote } from './pricing.ts'

// Where the money of the wallet goes, and nothing else. Plus is into the account. The platform's `provider` account
// goes below zero by what the provider keeps for our customers.

/** Balance added:  provider → available */
export function balanceAdded({ fundingId, companyId, kind, amount }: Funding, eventAt: Date): Journal {
  return {
    key: `funding:${fundingId}`,
    kind: 'balance.added',
    subject: `funding:${fundingId}`,
    description: kind === 'opening' ? 'Opening balance' : 'Balance added',
    eventAt,
    entries: [
      { owner: 'platform', account: 'provider', amount: negate(amount) },
      { owner: companyId, account: 'available', amount },
    ],
  }
}

/**
 * Converted:  held(A) → fx(A), less the spread → fees(A);   fx(B) → available(B)
 *
 * The source was held when the conversion began. The positions in `fx` are what the provider owes us in A and has
 * given for us in B; `target` is its word, which may differ from the quote by its own rounding.
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

export const conversionText = ({ source, target }: Pick<PricedQuote, 'source' | 'target'>): string =>
  `Converted ${formatMoney(source)} to ${formatMoney(target)}`
