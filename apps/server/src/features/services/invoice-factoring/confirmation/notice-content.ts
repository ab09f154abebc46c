import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney } from '@tradelane/money'
import type { CollectionAccount } from '@tradelane/providers'
import { dayOf } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { timelineOf } from '../../../../lifecycle/timeline.ts'
import { amountIn, type KnownFunding, receivableOfRow } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { collectionAccountOf, collectionLines } from '../movements/collection-account.ts'
import { orderFacts } from '../offer/order-facts.ts'
import { partyLines, type SubmittedAs } from '../submitted-as.ts'

type Facts = [string, string][]

export type Notice = {
  /** Names the invoice and its supplier. */
  title: string
  lead: string
  parties: Facts
  invoice: Facts
  account: Facts
  /** What the notice asks for, and what stays as it was. */
  terms: string[]
}

/**
 * The notice of assignment. It has what makes a notification effective by § 9-406 (a) to (c) of the Uniform Commercial Code
 * (nysenate.gov/legislation/laws/UCC/9-406, read 2026-11): it identifies the right, says that it was assigned and whom to pay, is authorised by
 * the supplier, and proof is offered. From FCI's introductory letter (as printed by the Taiwan Academy of Banking and Finance, page 495): claims
 * go to both, and the trade stays as it was. Undefined before the account is open.
 */
export async function noticeOf(deps: Deps, row: KnownFunding): Promise<Notice | undefined> {
  const account = collectionAccountOf(row)
  if (!account) return undefined
  const { customer_name: supplier, finance_partner_name: lender } = row
  const named = invoiceText(row)
  const parties = row.submitted_as as SubmittedAs | null
  return {
    title: `Notice of assignment: ${named.short} of ${supplier}`,
    lead: `${supplier} has assigned ${named.full} to ${lender}. ${await confirmedText(deps, row)}`,
    parties: parties
      ? partyLines(parties)
      : [
          ['Supplier', supplier],
          ['Buyer', row.company_name],
          ['Finance partner', lender],
        ],
    invoice: invoiceLines(row),
    account: accountFacts(row, account),
    terms: [
      `Please pay ${payText(row)} on ${dayText(row.due_date ?? '')} to this account and to no other. A payment to another account does not settle the invoice.`,
      'We never change these details by email. If anybody asks you to pay to another account, ask us first.',
      `${supplier} has authorised this notice. Only ${lender} can release the assignment; it proves the assignment to you if you ask.`,
      `Everything else between you and ${supplier} stays as it was. Tell ${supplier} and ${lender} of any claim about the goods before the due date.`,
    ],
  }
}

/** The holder's name alone has a line of its own: banks compare it. */
export const accountFacts = (row: KnownFunding, account: CollectionAccount): Facts => [
  ...collectionLines(row, account).map(({ label, value }): [string, string] => [label, value]),
  ['Held for', `${row.finance_partner_name} and ${row.customer_name}`],
]

export const invoiceLines = (row: KnownFunding): Facts => [
  ...(row.invoice_number ? ([['Invoice number', row.invoice_number]] satisfies Facts) : []),
  ...orderFacts(row),
  ['Invoice amount', formatMoney(amountIn(row, row.invoice_amount))],
  ...(row.prepaid_amount > 0n
    ? ([
        ['Paid in advance', formatMoney(amountIn(row, row.prepaid_amount))],
        ['To be paid', formatMoney(receivableOfRow(row))],
      ] satisfies Facts)
    : []),
  ['Shipped', dayText(row.shipment_date)],
  ...(row.due_date ? ([['Due', dayText(row.due_date)]] satisfies Facts) : []),
]

/** What was paid in advance is not paid again. */
const payText = (row: KnownFunding): string =>
  row.prepaid_amount === 0n
    ? 'it'
    : `the rest of ${formatMoney(receivableOfRow(row))}, without the ${formatMoney(amountIn(row, row.prepaid_amount))} due in advance,`

/** Our own number says nothing to the buyer: an invoice without a number is named by its amount and shipment. */
function invoiceText(row: KnownFunding): { short: string; full: string } {
  const amount = formatMoney(amountIn(row, row.invoice_amount))
  const shipped = `shipped on ${dayText(row.shipment_date)}`
  return row.invoice_number === null
    ? { short: `invoice of ${amount}`, full: `your invoice of ${amount}, ${shipped},` }
    : { short: `invoice ${row.invoice_number}`, full: `invoice ${row.invoice_number} of ${amount}` }
}

/** A link that was used confirms at the moment of its use; any other confirmation was recorded by the back office. */
async function confirmedText({ db }: Deps, { uid: companyId, invoice_factoring_id: id }: KnownFunding) {
  const timeline = await timelineOf(db, fundingLifecycle, systemScope(companyId), { companyId, id })
  const confirmed = timeline.findLast(({ to }) => to === 'buyer_confirmed')
  if (!confirmed) return 'Its amount and due date were confirmed to us.'
  const isByLink = timeline.some(
    ({ to, at }) => to === 'link_done' && at.getTime() === confirmed.at.getTime(),
  )
  return isByLink
    ? 'You confirmed its amount and due date through Tradelane.'
    : `Tradelane recorded your confirmation of its amount and due date on ${dayText(dayOf(confirmed.at))}.`
}
