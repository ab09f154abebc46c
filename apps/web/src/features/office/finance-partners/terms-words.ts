import type { WirePartnerTerms } from '@tradelane/contract/finance-partners/calls'
import { counted } from '@tradelane/contract/primitives/counted'
import { formatAmount, formatPercent } from '../../../lib/format/format-amount.ts'

/** 1050 as "10.50 %". */
export const percentText = (basisPoints: number): string => `${formatPercent(basisPoints / 100)} %`

/** 1050 as "10.50", to be changed. */
export const typedPercent = (basisPoints: number): string => formatPercent(basisPoints / 100)

/** "10.5" as 1050, without computing in floating point; NaN where nothing is typed, since that is no zero. */
export function basisPointsOf(typed: string): number {
  const [whole = '', fraction = ''] = typed.split('.')
  return typed === '' ? Number.NaN : Number(`${whole}${fraction.padEnd(2, '0')}`)
}

/** The terms of a version in short lines, so that two versions can be compared. */
export const termsLines = (terms: WirePartnerTerms): string[] => [
  `Annual rate ${percentText(terms.annual_rate_basis_points)}`,
  `Fee ${percentText(terms.fee_basis_points)} of the invoice`,
  `Advance at most ${terms.most_advance_percent} %`,
  `Cost at most ${percentText(terms.most_annual_cost_basis_points ?? 0)} a year`,
  `Finance terms ${terms.finance_terms.join(', ')} days`,
  `Offers valid for ${counted(terms.offer_hours, 'hour')}`,
  ...terms.currencies.map(
    ({ currency, least_fee, buyer_cap, total_cap }) =>
      `${currency}: least fee ${formatAmount(least_fee, currency)}, one buyer ${formatAmount(buyer_cap, currency)}, in total ${formatAmount(total_cap, currency)}`,
  ),
]

/** What a version says otherwise than the one before it. */
export function changedLines(before: WirePartnerTerms, after: WirePartnerTerms): string[] {
  const earlier = new Set(termsLines(before))
  const lent = new Set(after.currencies.map(({ currency }) => currency))
  const dropped = before.currencies.filter(({ currency }) => !lent.has(currency))
  return [
    ...termsLines(after).filter((line) => !earlier.has(line)),
    ...dropped.map(({ currency }) => `No longer in ${currency}`),
  ]
}
