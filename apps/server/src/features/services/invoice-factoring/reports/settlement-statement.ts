import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db } from '@tradelane/db'
import { formatMoney, isPositive, type Money, minus, money, plus } from '@tradelane/money'
import { sql } from 'kysely'
import { countriesOfCompanies } from '../../../../access/countries-of-companies.ts'
import type { Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { listEventsAbout } from '../../../../lifecycle/events.ts'
import { dayIn, timeZoneOf } from '../../../../lifecycle/local-days.ts'
import { percentText } from '../../../../lifecycle/percent-text.ts'
import type { PdfTable } from '../../../../pdf/pdf-content.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../../refusal.ts'
import { interestDue, type Position, totalDue } from '../engine/position.ts'
import { amountIn, currencyOf, fundingNumber, getFunding, type KnownFunding, shortBy } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { type ArrivalInWallet, arrivalsInWallet } from '../movements/arrival-in-wallet.ts'
import { orderFacts } from '../offer/order-facts.ts'
import { partyLines, type SubmittedAs } from '../submitted-as.ts'
import { type SettledPayment, type SettlementLine, settlementLines } from './settlement-lines.ts'

type Facts = [string, string][]
type Settlement = ReturnType<typeof settlementLines>

/**
 * What an invoice brought and cost until today, to the cent: for the customer's accountant. Refuses with NOT_FOUND, and with ILLEGAL_STATE before
 * the advance.
 */
export async function settlementStatement(deps: Deps, scope: Scope, fundingId: string) {
  const row = await getFunding(deps.db, scope, fundingId)
  const now = deps.clock.now()
  const country = (await countriesOfCompanies(deps.db, [row.uid])).get(row.uid) ?? null
  const today = dayIn(country, now)
  const settlement = await settle(deps.db, row, { today, country })
  const shortReason = await reasonOfClosing(deps.db, row)
  const arrivals = await arrivalsInWallet(deps.db, row, now)
  const number = fundingNumber(row)
  const bytes = await renderPdfInThread({
    title: 'Settlement statement',
    number,
    author: 'Tradelane',
    printedAt: now,
    lead: `${number}: ${formatMoney(amountIn(row, row.invoice_amount))}, invoice to ${row.company_name}, as of ${dayText(today)}`,
    facts: [
      ...invoiceFacts(row),
      ...resultFacts(row, settlement, { today, shortReason }),
      ...arrivals.map(onItsWay(row)),
    ],
    table: tableOf(row, settlement),
    note: `Interest is simple, by actual days / 360, on what is advanced and not paid back, from the day of the advance to the day of payment. A payment pays interest first, then the advance, then the fee; the remainder is yours. All days are those of your place (${timeZoneOf(country)}).`,
  })
  return { bytes, content_type: 'application/pdf', file_name: `settlement-${number}.pdf` }
}

const onItsWay =
  ({ currency }: KnownFunding) =>
  ({ what, amount, day, counted = '' }: ArrivalInWallet): [string, string] => [
    what === 'advance' ? 'Advance on its way' : 'Remainder on its way',
    `${amount} ${currency}, in your wallet by ${dayText(day)}. ${counted}`,
  ]

type Day = { today: string; country: string | null }

async function settle(db: Db, row: KnownFunding, { today, country }: Day): Promise<Settlement> {
  const { advance_amount, fee_amount, annual_rate_basis_points: rate, position_day } = row
  const day = await dayOfAdvance(db, row, country)
  if (advance_amount === null || fee_amount === null || rate === null || position_day === null || !day)
    throw new Refusal('ILLEGAL_STATE')
  const advance = {
    day,
    advance: amountIn(row, advance_amount),
    fee: amountIn(row, fee_amount),
    annualRateBasisPoints: rate,
    share: shareText(row),
  }
  return settlementLines(advance, await listShared(db, row), today)
}

/** Why a short payment was accepted. */
async function reasonOfClosing(db: Db, row: KnownFunding): Promise<string | undefined> {
  if (row.shortfall_amount === null) return undefined
  const events = await listEventsAbout(db, {
    companyId: row.uid,
    subject: fundingLifecycle.subject,
    subjectId: row.invoice_factoring_id,
  })
  const closing = events.findLast(({ to_state }) => to_state === 'closed_short')
  return (closing?.after as { reason?: string } | null)?.reason
}

async function dayOfAdvance(db: Db, row: KnownFunding, country: string | null): Promise<string | undefined> {
  const step = await db
    .selectFrom('factoring_steps')
    .select('settled_at')
    .where('uid', '=', row.uid)
    .where('invoice_factoring_id', '=', row.invoice_factoring_id)
    .where('kind', '=', 'advance')
    .where('state', '=', 'done')
    .executeTakeFirst()
  return step?.settled_at ? dayIn(country, step.settled_at) : undefined
}

/** In the order in which they were shared out. */
async function listShared(db: Db, row: KnownFunding): Promise<SettledPayment[]> {
  const payments = await db
    .selectFrom('factoring_payments')
    .selectAll()
    .where('uid', '=', row.uid)
    .where('invoice_factoring_id', '=', row.invoice_factoring_id)
    .where('state', '=', 'shared')
    .orderBy('settled_at')
    // Of two at the same moment, the one that left more to pay was first.
    .orderBy(sql`principal_amount + fee_amount`, 'desc')
    .orderBy('created_at')
    .execute()
  return payments.map((payment) => ({
    paidOn: payment.paid_on,
    by: payment.payer === 'buyer' ? payment.sender : `${row.customer_name}, from the wallet`,
    reference: payment.payer === 'buyer' ? payment.reference : '',
    amount: money(payment.amount, currencyOf(row)),
  }))
}

const invoiceFacts = (row: KnownFunding): Facts => [
  ['Funding', fundingNumber(row)],
  ['Status', fundingStateTable[row.state].label],
  ...partyFacts(row),
  ['Invoice number', row.invoice_number ?? 'Not given'],
  ...orderFacts(row),
  ['Invoice amount', formatMoney(amountIn(row, row.invoice_amount))],
  ...optional('Paid in advance', amountIn(row, row.prepaid_amount)),
  ['Shipped', dayText(row.shipment_date)],
  ...(row.due_date ? ([['Due', dayText(row.due_date)]] satisfies Facts) : []),
  ['Advance', `${formatMoney(amountIn(row, row.advance_amount ?? 0n))}, ${shareText(row)}`],
  ['Interest rate', `${percentText(row.annual_rate_basis_points ?? 0)} a year`],
]

const shareText = (row: KnownFunding): string =>
  `${row.payment_request} % of ${row.prepaid_amount > 0n ? 'what the buyer owes' : 'the invoice'}`

/** As they were submitted; by name only where they were not kept. */
function partyFacts(row: KnownFunding): Facts {
  const known = row.submitted_as as SubmittedAs | null
  const lender: Facts = known?.lender ? [] : [['Finance partner', row.finance_partner_name]]
  if (known) return [...partyLines(known), ...lender]
  return [['Supplier', row.customer_name], ['Buyer', row.company_name], ...lender]
}

type Known = { today: string; shortReason: string | undefined }

function resultFacts(
  row: KnownFunding,
  { position, rest }: Settlement,
  { today, shortReason }: Known,
): Facts {
  const { interestPaid, principal, feeDue } = position
  const advance = amountIn(row, row.advance_amount ?? 0n)
  const customerPaid = amountIn(row, row.customer_paid)
  const due = totalDue(position)
  return [
    ['Paid by the buyer', formatMoney(amountIn(row, row.buyer_paid))],
    ...optional('Paid from the wallet', customerPaid),
    ...optional('Not paid by the buyer', shortBy(row, today)),
    ...(shortReason ? ([['Accepted because', shortReason]] satisfies Facts) : []),
    ['Interest paid', formatMoney(interestPaid)],
    ['Fee paid', formatMoney(feePaid(row, position))],
    ['Cost paid', formatMoney(costPaid(row, position))],
    ['Received in your wallet', formatMoney(minus(plus(advance, rest), customerPaid))],
    ...(isPositive(due)
      ? ([
          [
            'Still due',
            `${formatMoney(due)}: advance ${formatMoney(principal)}, interest ${formatMoney(interestDue(position))}, fee ${formatMoney(feeDue)}`,
          ],
        ] satisfies Facts)
      : []),
  ]
}

const feePaid = (row: KnownFunding, { feeDue }: Position): Money =>
  minus(amountIn(row, row.fee_amount ?? 0n), feeDue)
const costPaid = (row: KnownFunding, position: Position): Money =>
  plus(position.interestPaid, feePaid(row, position))

const optional = (label: string, amount: Money): Facts =>
  isPositive(amount) ? [[label, formatMoney(amount)]] : []

const tableOf = (row: KnownFunding, { lines, position }: Settlement): PdfTable => ({
  columns: [
    { title: 'Date', share: 0.13 },
    { title: 'What', share: 0.5 },
    { title: 'Amount', share: 0.18, isRight: true },
    { title: 'Advance not repaid', share: 0.19, isRight: true },
  ],
  rows: lines.map(rowOf),
  totals: ['', 'Cost paid', formatMoney(costPaid(row, position)), formatMoney(position.principal)],
})

const rowOf = ({ day, what, amount, outstanding }: SettlementLine): string[] => [
  day && dayText(day),
  what,
  formatMoney(amount),
  outstanding ? formatMoney(outstanding) : '',
]
