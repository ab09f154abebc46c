import type { Output } from '@tradelane/contract'
import { supplierTerms } from '@tradelane/contract/invoice-factoring/assignment'
import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { EligibilityCheck } from '@tradelane/contract/invoice-factoring/eligibility'
import { withEdition } from '@tradelane/contract/lists/editions'
import { type Incoterm, incoterms } from '@tradelane/contract/lists/incoterms'
import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, parseMoney } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { type OneCompanyScope, type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { PdfTable } from '../../../../pdf/pdf-content.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { findLimit } from '../../credit-limits/index.ts'
import { describeFunding } from '../describe-funding.ts'
import { fileNamesOf } from '../file-names.ts'
import { amountIn, fundingNumber, getFunding, type KnownFunding, receivableOfRow } from '../fundings.ts'
import { partyLines, type SubmittedAs, submittedAs } from '../submitted-as.ts'
import { orderFacts } from './order-facts.ts'

type Detail = Output<typeof invoiceFactoring.get>
type Facts = [string, string][]

/** A funding as its application on paper: as it was submitted, or a draft with its offer of now. Refuses with NOT_FOUND. */
export async function fundingApplication(deps: Deps, scope: Scope, fundingId: string) {
  const stored = await getFunding(deps.db, scope, fundingId)
  const own = systemScope(stored.uid)
  const isDraft = stored.requested_at === null
  const [{ offer, checks }, known, names] = await Promise.all([
    describeFunding(deps, scope, fundingId),
    isDraft ? asOfNow(deps, own, stored) : (stored.submitted_as as SubmittedAs | null),
    fileNamesOf(deps, stored),
  ])
  // A draft is printed with its offer of now, and what is paid in advance is part of that.
  const row =
    isDraft && offer
      ? { ...stored, prepaid_amount: parseMoney(offer.prepaid, offer.currency).amount }
      : stored
  const number = fundingNumber(row)
  const buyer = known?.buyer.company_name ?? row.company_name
  const about = `${formatMoney(amountIn(row, row.invoice_amount))}, invoice to ${buyer}`
  const bytes = await renderPdfInThread({
    title: isDraft ? 'Application for invoice funding: draft' : 'Application for invoice funding',
    number,
    author: 'Tradelane',
    printedAt: deps.clock.now(),
    lead: isDraft ? `Draft, not submitted. ${number}: ${about}` : `${number}: ${about}`,
    facts: [
      ['Application', number],
      ['Submitted', row.requested_at ? dayText(dayOf(row.requested_at)) : 'Not submitted: this is a draft'],
      ...partyFacts(row, known),
      ...invoiceFacts(row, offer),
      ...offerFacts(row, offer),
      ['Documents', Object.values(names).filter(Boolean).join(', ')],
    ],
    table: isDraft ? checkTable(checks) : passedTable,
    note: `${isDraft ? 'A draft binds nobody: the offer is accepted with password and code.' : 'The offer was accepted with password and code.'} Interest is simple, by actual days / 360, on what is advanced, until the day of payment. ${supplierTerms.join(' ')} All offers of financing are subject to credit and compliance approvals.`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `application-${number}.pdf` }
}

/** Of a draft. */
const asOfNow = async ({ db }: Deps, own: OneCompanyScope, row: KnownFunding): Promise<SubmittedAs> =>
  submittedAs(db, row, await findLimit(db, own, row.beneficiary_id))

/** The finance partner alone where the parties were not kept: those of now need not be those that submitted it. */
function partyFacts(row: KnownFunding, known: SubmittedAs | null): Facts {
  const lender: Facts = known?.lender ? [] : [['Finance partner', row.finance_partner_name]]
  return known ? [...partyLines(known), ...lender, ...limitFacts(known.limit)] : lender
}

function limitFacts(limit: SubmittedAs['limit']): Facts {
  if (!limit) return [['Credit limit', 'None']]
  const { number, approved, goods, incoterm } = limit
  return [
    ['Credit limit', approved ? `${number}, ${approved}` : `${number}, not approved yet`],
    ['Goods', goods],
    ['Incoterm', withEdition(`${incoterm}, ${incoterms[incoterm as Incoterm]}`)],
  ]
}

function invoiceFacts(row: KnownFunding, offer: Detail['offer']): Facts {
  const due = row.due_date ?? offer?.due_date
  return [
    ['Invoice number', row.invoice_number ?? 'Not given'],
    ...orderFacts(row),
    ['Invoice amount', formatMoney(amountIn(row, row.invoice_amount))],
    ...prepaidFacts(row),
    ['Shipped', dayText(row.shipment_date)],
    ['Finance term', `${row.finance_term} days from the shipment date`],
    ...(due ? ([['Due', dayText(due)]] satisfies Facts) : []),
    [
      'Payment request',
      `${row.payment_request} % of ${row.prepaid_amount > 0n ? 'what the buyer owes' : 'the invoice'}`,
    ],
  ]
}

const prepaidFacts = (row: KnownFunding): Facts =>
  row.prepaid_amount > 0n
    ? [
        ['Paid in advance', formatMoney(amountIn(row, row.prepaid_amount))],
        ['To be paid after shipment', formatMoney(receivableOfRow(row))],
      ]
    : []

function offerFacts(row: KnownFunding, offer: Detail['offer']): Facts {
  if (!offer) return []
  const amount = (text: string) => formatMoney(parseMoney(text, offer.currency))
  const { offer_expires_at: expiresAt, requested_at } = row
  return [
    ['Advance', amount(offer.advance)],
    [
      'Interest',
      `${amount(offer.interest)}, ${offer.annual_rate} % a year for ${counted(offer.days, 'day')}`,
    ],
    ['Fee', amount(offer.fee)],
    ['Total cost', `${amount(offer.total_cost)}, ${offer.flat_percent} % of the advance`],
    ['Remainder', `${amount(offer.remainder)} if the buyer pays on ${dayText(offer.due_date)}`],
    ...(requested_at === null && expiresAt
      ? ([['Offer valid until', timeText(expiresAt)]] satisfies Facts)
      : []),
  ]
}

const timeText = (at: Date): string => `${dayText(dayOf(at))}, ${at.toISOString().slice(11, 16)} UTC`

const checkTitles: Record<EligibilityCheck, string> = {
  limit_active: 'Active credit limit',
  currency: 'Currency',
  wallet: 'Wallet',
  due_date: 'Due date',
  term: 'Finance term',
  payment_terms: 'Payment terms',
  percentage: 'Percentage',
  limit_amount: 'Free credit limit',
  partner_cap: 'Finance partner’s cap',
  shipped: 'Goods shipped',
  buyer_pays: 'Buyer pays on time',
  not_factored: 'Not funded before',
  is_invoice: 'An invoice, no credit note',
  cost_covered: 'Cost covered',
}

/** Of a draft each check of now, with its reason. */
const checkTable = (checks: Detail['checks']): PdfTable => ({
  columns: [
    { title: 'Check', share: 0.26 },
    { title: 'Result', share: 0.12 },
    { title: 'Reason', share: 0.62 },
  ],
  rows: checks.map(({ check, passed, reason }) => [checkTitles[check], passed ? 'Passed' : 'Failed', reason]),
  totals: [
    'All checks',
    checks.every(({ passed }) => passed) ? 'Passed' : 'Failed',
    `${checks.filter(({ passed }) => passed).length} of ${checks.length} passed`,
  ],
})

/** Nothing is submitted unless every check passes. */
const passedTable: PdfTable = {
  columns: [
    { title: 'Check', share: 0.6 },
    { title: 'When it was submitted', share: 0.4 },
  ],
  rows: Object.values(checkTitles).map((title) => [title, 'Passed']),
  totals: ['All checks', 'Passed'],
}
