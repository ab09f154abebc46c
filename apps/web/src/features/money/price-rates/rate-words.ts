import type { WirePriceRate } from '@tradelane/contract/price-rates/calls'
import { priceServices } from '@tradelane/contract/price-rates/services'
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

export const chargesText = (count: number): string => (count === 1 ? '1 charge' : `${count} charges`)
