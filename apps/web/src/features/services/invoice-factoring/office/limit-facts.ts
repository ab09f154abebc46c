import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { OfficeFundingPage } from '../parts/funding-queries.ts'

/** The advance was within the limit when the invoice was submitted; the limit may have been reduced since. */
export const isAboveLimit = ({ credit_limit, outstanding }: OfficeFundingPage): boolean =>
  credit_limit !== null && Number(outstanding) > Number(credit_limit.approved)

/** The limit of today, and what is used of it with this advance. */
export function limitFacts({ credit_limit, outstanding, funding }: OfficeFundingPage): Fact[] {
  const amount = (value: number) => formatAmount(value, funding.currency)
  return [
    { term: 'Credit limit today', value: credit_limit ? amount(credit_limit.approved) : 'None' },
    ...(credit_limit?.valid_until
      ? [{ term: 'Valid until', value: formatDay(credit_limit.valid_until) }]
      : []),
    { term: 'Used, with this advance', value: amount(outstanding) },
  ]
}
