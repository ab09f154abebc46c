import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { FundingPage, WireFunding } from './funding-queries.ts'

export const invoiceFacts = (funding: WireFunding): Fact[] => [
  { term: 'Buyer', value: funding.company_name },
  ...(funding.invoice_number ? [{ term: 'Invoice number', value: funding.invoice_number }] : []),
  ...(funding.invoice_date ? [{ term: 'Invoice date', value: formatDay(funding.invoice_date) }] : []),
  ...(funding.order_number ? [{ term: 'Order number', value: funding.order_number }] : []),
  ...(funding.ksef_number ? [{ term: 'KSeF number', value: funding.ksef_number }] : []),
  { term: 'Invoice amount', value: formatAmount(funding.invoice_amount, funding.currency) },
  ...(funding.prepaid_amount > 0
    ? [{ term: 'Paid in advance', value: formatAmount(funding.prepaid_amount, funding.currency) }]
    : []),
  { term: 'Shipped', value: formatDay(funding.shipment_date) },
  { term: 'Finance term', value: `${funding.finance_term} days` },
  ...(funding.due_date ? [{ term: 'Due', value: formatDay(funding.due_date) }] : []),
  { term: 'Finance partner', value: funding.finance_partner_name },
  { term: 'Payment request', value: `${funding.payment_request} %` },
]

/** What is owed today, and what was paid. */
export function positionFacts(
  position: NonNullable<FundingPage['position']>,
  { currency }: WireFunding,
): Fact[] {
  const amount = (value: number) => formatAmount(value, currency)
  const owed = [
    { term: 'Advance not repaid', value: amount(position.principal) },
    { term: 'Interest until today', value: amount(position.interest) },
    { term: 'Fee', value: amount(position.fee) },
    { term: 'Due in total today', value: amount(position.total_due), startsGroup: true },
    ...(position.days_overdue > 0 ? [{ term: 'Overdue', value: daysText(position.days_overdue) }] : []),
  ]
  const isOwed = position.total_due > 0
  return [
    ...(isOwed ? owed : []),
    { term: 'Paid by the buyer', value: amount(position.buyer_paid), startsGroup: isOwed },
    ...(position.overpaid > 0
      ? [{ term: 'Paid too much, passed on', value: amount(position.overpaid) }]
      : []),
    ...(position.short_by > 0 ? [{ term: 'Not paid by the buyer', value: amount(position.short_by) }] : []),
    ...(position.customer_paid > 0
      ? [{ term: 'Paid from the wallet', value: amount(position.customer_paid) }]
      : []),
  ]
}

const daysText = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

export const accountFacts = ({ lines }: NonNullable<FundingPage['account']>): Fact[] =>
  lines.map(({ label, value }) => ({ term: label, value }))
