import { purposeCodes } from '@tradelane/contract/lists/payment-options'
import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { defaultInspectionDays } from '@tradelane/contract/smart-escrow/document-kinds'
import type { WireSellersEscrow } from '@tradelane/contract/smart-escrow/seller-calls'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import {
  type EscrowTerm,
  escrowTermNames,
  escrowTerms,
  shownTerm,
} from '@tradelane/contract/smart-escrow/terms'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { codeText } from '../../../../lib/format/format-text.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import { agreementText } from './agreement-text.ts'
import type { EscrowPageData } from './escrow-queries.ts'

type Standing = Pick<WireSellersEscrow, 'paid_out' | 'returned' | 'remaining' | 'amount_sent_currency'>

export function moneyFacts({ smart_escrow: escrow, fee_rate, remaining }: EscrowPageData): Fact[] {
  const amount = (value: number) => formatAmount(value, escrow.amount_sent_currency)
  return [
    { term: 'Amount sent', value: amount(escrow.amount_sent) },
    { term: 'Fee (included)', value: amount(escrow.fees) },
    { term: 'Rate of the fee', value: fee_rate },
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

/** `number`: the account number as this reader sees it. */
export function payeeFacts(
  { beneficiary_details: payee, beneficiary_account_details: account }: EscrowPageData,
  number: Fact['value'] = account.account_no,
): Fact[] {
  return [
    { term: 'Company', value: payee.company_name },
    { term: 'Registration number', value: payee.company_registration_number },
    { term: 'Contact person', value: payee.contact_person_name },
    { term: 'Account holder', value: account.account_holder_name, startsGroup: true },
    { term: 'Account No/IBAN', value: number },
    { term: 'SWIFT / IFSC', value: account.swift_ifsc },
    { term: 'Bank', value: `${account.bank}, ${account.bank_address}` },
  ]
}

/** "26 Feb 2027, until 27 Feb 2027, 05:59 CET": the day that was agreed, and when it is over for both sides. */
export const lastDayText = (day: string, lastMoment: string | Date | undefined): string =>
  lastMoment ? `${formatDay(day)}, until ${formatInstant(lastMoment)}` : formatDay(day)

export const detailFacts = (escrow: WireSmartEscrow, lastMoment?: string | Date): Fact[] => [
  { term: 'Fees paid by', value: escrow.fees_payed_by },
  { term: 'Payment mode', value: escrow.payment_mode },
  { term: 'Purpose code', value: codeText(escrow.purposeCode, purposeCodes) },
  { term: 'Reference', value: escrow.reference },
  { term: 'Reason', value: escrow.reason },
  { term: 'Expiry date', value: lastDayText(escrow.expiry_date, lastMoment) },
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
): Fact[] => {
  const shown = (name: EscrowTerm): Fact => {
    const value = escrow[name]
    return {
      term: shownTerm(name),
      value: value && escrowTerms[name].kind === 'day' ? formatDay(value) : value,
    }
  }
  const { transation_amount: price, amount_sent_currency: currency } = escrow
  const [first, ...others] = escrowTermNames
  return [
    { ...shown(first), startsGroup: true },
    { term: 'Price', value: price && formatAmount(price, currency) },
    ...others.map(shown),
  ]
}
