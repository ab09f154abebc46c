import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { type FundingState, fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import type { Progress, ShownService } from './shown-service.ts'

type Funding = WireTransactionSummary['invoice_factoring_data'][number]

/** An invoice that is funded: supplier and buyer, what was offered, and what was paid. */
export function factoringShown(data: Funding): ShownService {
  const { buyer, supplier } = data
  const amount = amountsOf(data)
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: invoiceFactoring.subject,
    id: data.invoice_factoring_id,
    title: 'Invoice Factoring',
    about: `${amount(data.invoice_amount)}, invoice to ${buyer.company_name}`,
    progress: progressOf(data),
    facts: [
      { term: 'Supplier', value: supplier.company_name },
      { term: 'Supplier’s registration', value: supplier.company_registration_number },
      { term: 'Buyer', value: buyer.company_name, startsGroup: true },
      { term: 'Buyer’s registration', value: buyer.company_registration_number },
      { term: 'Address', value: buyer.company_address },
      { term: 'Contact person', value: buyer.contact_person_name },
      { term: 'Email', value: buyer.email },
      { term: 'Phone', value: buyer.phone_number },
      { term: 'Invoice number', value: data.invoice_number, startsGroup: true },
      { term: 'Invoice amount', value: amount(data.invoice_amount) },
      { term: 'Shipped', value: formatDay(data.shipment_date) },
      { term: 'Due', value: data.due_date && formatDay(data.due_date) },
      { term: 'Finance partner', value: data.finance_partner_name },
      { term: 'Payment request', value: `${data.payment_request} %` },
      ...moneyFacts(data),
    ],
  }
}

function moneyFacts(data: Funding): Fact[] {
  const { offer, paid } = data
  const amount = amountsOf(data)
  return [
    ...(offer
      ? [
          { term: 'Advance', value: amount(offer.advance), startsGroup: true },
          { term: 'Interest (offer)', value: amount(offer.interest) },
          { term: 'Fee (offer)', value: amount(offer.fee) },
        ]
      : []),
    ...(paid
      ? [
          { term: 'Paid by the buyer', value: amount(paid.by_buyer), startsGroup: true },
          ...(paid.from_wallet > 0
            ? [{ term: 'Paid from the wallet', value: amount(paid.from_wallet) }]
            : []),
          { term: 'Interest paid', value: amount(paid.interest) },
          { term: 'Fee paid', value: amount(paid.fee) },
        ]
      : []),
  ]
}

const amountsOf =
  ({ currency }: Funding) =>
  (value: number) =>
    formatAmount(value, currency)

/** How far each state is. An overdue invoice is as far as a funded one; denied and withdrawn ones get no further. */
const reached: Record<FundingState, number | undefined> = {
  draft: 1,
  requested: 2,
  approved: 3,
  funded: 4,
  overdue: 4,
  collected: 5,
  closed: 6,
  denied: undefined,
  withdrawn: undefined,
}
const steps = 6

function progressOf(data: Funding): Progress {
  const state = data.state as FundingState
  const done = reached[state]
  const { offer, due_date } = data
  return {
    state: fundingStateTable[state].label,
    ...(done !== undefined && { step: { done, of: steps } }),
    next: data.next,
    facts: [
      { term: 'Advance', value: offer ? amountsOf(data)(offer.advance) : 'Not submitted yet' },
      { term: 'Due', value: due_date ? formatDay(due_date) : 'Not known yet' },
    ],
  }
}
