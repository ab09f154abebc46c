import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { modeWords, priceTerms, termWords, wholeTerms } from './rate-card-words.ts'

/** What a version changed against the one before it, each as one line to be read. */
export function rateCardChanges(before: WireRateCard, after: WireRateCard): string[] {
  const words = termWords(modeWords[after.mode])
  const carrier = before.carrier === after.carrier ? [] : [`Carrier: ${before.carrier} → ${after.carrier}`]
  const prices = priceTerms
    .filter((term) => before[term] !== after[term])
    .map(
      (term) =>
        `${words[term].label}: ${formatAmount(before[term], 'USD')} → ${formatAmount(after[term], 'USD')}`,
    )
  const figures = wholeTerms
    .filter((term) => before[term] !== after[term])
    .map((term) => `${words[term].label}: ${before[term]} → ${after[term]}`)
  const offer =
    before.is_offered === after.is_offered ? [] : [after.is_offered ? 'Offered again' : 'No longer offered']
  return [...carrier, ...prices, ...figures, ...offer]
}
