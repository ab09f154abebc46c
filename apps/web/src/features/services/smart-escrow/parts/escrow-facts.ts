import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import type { WireSellersEscrow } from '@tradelane/contract/smart-escrow/seller-calls'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { EscrowPageData } from './escrow-queries.ts'

type Standing = Pick<WireSellersEscrow, 'paid_out' | 'returned' | 'remaining' | 'amount_sent_currency'>

export function moneyFacts({ smart_escrow: escrow, remaining }: EscrowPageData): Fact[] {
  const amount = (value: number) => formatAmount(value, escrow.amount_sent_currency)
  return [
    { term: 'Amount sent', value: amount(escrow.amount_sent) },
    { term: 'Fee (included)', value: amount(escrow.fees) },
    { term: termOfReceived(escrow.status, 'Amount received'), value: amount(escrow.amount_received) },
    ...standingFacts({ ...escrow, remaining }),
  ]
}

/** Where the escrow ended before all was paid, what was received is less than what was agreed. */
export const termOfReceived = (state: EscrowState, termBefore: string): string =>
  state === 'refunded' || state === 'expired' ? 'Amount agreed' : termBefore

/** Where the money of the blocks is, as both sides and the back office read it. A draft has none. */
export const standingFacts = ({ paid_out, returned, remaining, amount_sent_currency }: Standing): Fact[] =>
  [
    { term: 'Paid to the seller', value: paid_out },
    { term: 'Back to the buyer', value: returned },
    { term: 'In the escrow for blocks', value: remaining },
  ]
    .filter(({ value }) => value > 0)
    .map(({ term, value }, index) => ({
      term,
      value: formatAmount(value, amount_sent_currency),
      startsGroup: index === 0,
    }))

export function payeeFacts({
  beneficiary_details: payee,
  beneficiary_account_details: account,
}: EscrowPageData): Fact[] {
  return [
    { term: 'Company', value: payee.company_name },
    { term: 'Registration number', value: payee.company_registration_number },
    { term: 'Contact person', value: payee.contact_person_name },
    { term: 'Account holder', value: account.account_holder_name, startsGroup: true },
    { term: 'Account No/IBAN', value: account.account_no },
    { term: 'SWIFT / IFSC', value: account.swift_ifsc },
    { term: 'Bank', value: `${account.bank}, ${account.bank_address}` },
  ]
}

export const detailFacts = (escrow: WireSmartEscrow): Fact[] => [
  { term: 'Fees paid by', value: escrow.fees_payed_by },
  { term: 'Payment mode', value: escrow.payment_mode },
  { term: 'Reference', value: escrow.reference },
  { term: 'Reason', value: escrow.reason },
  { term: 'Expiry date', value: formatDay(escrow.expiry_date) },
  { term: 'Inspection days', value: String(escrow.inspection_days ?? defaultInspectionDays) },
  ...(escrow.approved_at ? [{ term: 'Seller’s answer', value: agreementText(escrow) }] : []),
  ...(escrow.condition_based_payment === 1 ? termFacts(escrow) : []),
]

/** What the parties agreed on in the trade-finance form, which the seller reads too. */
export const termFacts = (
  escrow: Pick<
    WireSellersEscrow,
    Exclude<keyof WireSellersEscrow & keyof WireSmartEscrow, 'inspection_days'>
  >,
): Fact[] => [
  { term: 'Transaction type', value: escrow.transation_type, startsGroup: true },
  {
    term: 'Price',
    value: escrow.transation_amount && formatAmount(escrow.transation_amount, escrow.amount_sent_currency),
  },
  { term: 'Issue date', value: escrow.issue_date && formatDay(escrow.issue_date) },
  { term: 'Expiry place', value: escrow.expiry_place },
  { term: 'Latest shipment', value: escrow.latest_shipment && formatDay(escrow.latest_shipment) },
  { term: 'Shipment period', value: escrow.shipment_period },
  { term: 'Purchase order tolerance', value: escrow.transaction_po_tolerance },
  { term: 'Amount tolerance', value: escrow.transaction_amt_tolerance },
  { term: 'Exchange rate', value: escrow.exchange_rate },
  { term: 'Drawing', value: escrow.drawing },
  { term: 'Drawing term', value: escrow.drawing_term },
  { term: 'Partial shipments', value: escrow.partial_shipments },
  { term: 'Transhipment', value: escrow.trans_shipment },
  { term: 'Transport from', value: escrow.transport_from },
  { term: 'Port of loading', value: escrow.airport_og_loading },
  { term: 'Port of discharge', value: escrow.airport_of_discharge },
  { term: 'Transport to', value: escrow.transport_to },
  { term: 'Incoterms', value: escrow.incoterms },
  { term: 'Delivery', value: escrow.description_of_delivery },
  { term: 'Industry', value: escrow.industry },
  { term: 'Note', value: escrow.note },
]

function agreementText({
  agreement,
  agreement_by,
  agreement_answered_at,
  agreement_due_at,
  status,
}: WireSmartEscrow) {
  const on = agreement_answered_at && formatDay(agreement_answered_at)
  if (agreement === 'agreed') return `Agreed by ${agreement_by} on ${on}`
  if (agreement === 'declined') return `Declined by ${agreement_by} on ${on}`
  // Nobody waits for it any more.
  if (status === 'released' || status === 'refunded' || status === 'expired') return 'None given'
  return agreement_due_at ? `None yet, asked for by ${formatDay(agreement_due_at)}` : 'None yet'
}
