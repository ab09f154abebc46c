import type { WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { type PriceService, priceServices } from '@tradelane/contract/price-rates/services'
import type { Currency } from '@tradelane/money'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'

/** “of the amount sent (included), at least 1.00 USD”. */
export function chargedText({ service, min, max, currency }: WirePriceRate): string {
  const limits = currency
    ? [
        min !== null && `at least ${formatAmount(min, currency)}`,
        max !== null && `at most ${formatAmount(max, currency)}`,
      ]
    : []
  return [priceServices[service].of, ...limits].filter(Boolean).join(', ')
}

/** “21 Nov 2026, 14:05 CET to 1 Dec 2026, 00:00 CET”. */
export function timeText({ valid_from: from, valid_to: to }: WirePriceRate): string {
  if (from !== null && from === to) return 'Replaced before it began'
  return `${from ? `From ${formatInstant(from)}` : ''}${to ? ` to ${formatInstant(to)}` : ''}`
}

export const changeText = (before: number, after: number, currency: Currency): string =>
  `${formatAmount(before, currency)} → ${formatAmount(after, currency)}`

/** Where the fee is inside the amount sent, a trial has that amount as it was. */
export const trialText = (service: PriceService): string | undefined =>
  priceServices[service].of === 'of the amount sent (included)'
    ? 'Each charge is calculated again on the amount that was sent. Where a customer adds the fee to the price, another rate changes that amount too. The real change is then a little larger.'
    : undefined

export const chargesText = (count: number): string => (count === 1 ? '1 charge' : `${count} charges`)
