import { counted } from '@tradelane/contract/primitives/counted'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import type { BuyerFigures, PortfolioSum } from './financing-queries.ts'

/** The limit and what can still be advanced within it; before it is signed, what was requested. */
export function limitFacts(figures: BuyerFigures): Fact[] {
  const { limit, limit_requested, limit_valid_until, free, reserved, currency } = figures
  const amount = (value: number) => formatAmount(value, currency)
  if (limit === null)
    return limit_requested === null ? [] : [{ term: 'Limit requested', value: amount(limit_requested) }]
  return [
    ...(limit_requested === null ? [] : [{ term: 'Limit requested', value: amount(limit_requested) }]),
    { term: 'Limit approved', value: amount(limit) },
    ...(reserved > 0 ? [{ term: 'Reserved', value: amount(reserved) }] : []),
    { term: 'Free', value: amount(free ?? 0) },
    ...(limit_valid_until ? [{ term: 'Can be used until', value: formatDay(limit_valid_until) }] : []),
  ]
}

/** What was advanced and paid so far, and what it cost. */
export function paidFacts(figures: BuyerFigures | PortfolioSum): Fact[] {
  const amount = (value: number) => formatAmount(value, figures.currency)
  return [
    { term: 'Advanced so far', value: amount(figures.advanced) },
    { term: 'Paid by the buyer', value: amount(figures.buyer_paid) },
    ...(figures.customer_paid > 0
      ? [{ term: 'Paid from the wallet', value: amount(figures.customer_paid) }]
      : []),
    { term: 'Interest paid', value: amount(figures.interest_paid) },
    { term: 'Fees paid', value: amount(figures.fee_paid) },
    { term: 'Cost so far', value: amount(figures.cost) },
    { term: 'Average days to pay', value: daysToPay(figures) },
  ]
}

const daysToPay = ({ average_days_to_pay: days }: Pick<BuyerFigures, 'average_days_to_pay'>): string =>
  days === null ? 'No invoice paid yet' : counted(days, 'day')

/** What the terms in the lists above mean. */
export const reservedMeans = 'Reserved are the advances of submitted invoices that are not paid out yet.'
export const paidByBuyerMeans =
  'Paid by the buyer is all that buyers have paid for funded invoices, with the part that came to your wallet.'
