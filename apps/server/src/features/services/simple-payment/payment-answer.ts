import type { SimplePayment } from '@tradelane/contract/simple-payment/calls'
import { type Currency, decimalText, money } from '@tradelane/money'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { expectedArrival } from './arrival-of-payment.ts'
import { lastFour, type Payee } from './payee.ts'
import { paymentNumber } from './payment-number.ts'
import type { PaymentRow } from './payments.ts'

/** What a list shows of the payee: as approved, or on a draft as the partner's record is now. */
export type ShownPayee = { companyName: string; accountNo: string | null; payoutMethod: string | null }

export const shown = ({ partner, account }: Payee): ShownPayee => ({
  companyName: partner.company_name,
  accountNo: account.account_no,
  payoutMethod: account.payoutMethod,
})

/** A payment as the contract has it. */
export function toAnswer(
  row: PaymentRow,
  payee: ShownPayee | null,
  { requestedBy, now }: { requestedBy: string | null; now: Date },
): SimplePayment {
  const arrivesBy = expectedArrival(row, now)
  const bankCountry = (row.payee as Payee | null)?.account.beneficiaryCountryCode ?? null
  return {
    simple_payment_id: row.simple_payment_id,
    transaction_id: row.transaction_id,
    payment_number: paymentNumber(row),
    save_as_draft: row.state === 'draft' ? 1 : 0,
    step: row.step,
    status: row.state,
    status_reason: row.state_reason,
    created_at: row.created_at,
    submitted_at: row.submitted_at,
    approval_requested_at: row.approval_requested_at,
    approval_requested_by: requestedBy,
    beneficiary_id: row.beneficiary_id,
    beneficiary_account_id: row.beneficiary_account_id,
    company_name: payee?.companyName ?? null,
    account_last_four: payee?.accountNo ? lastFour(payee.accountNo) : null,
    amount_sent: textOf(row.amount_sent, row.amount_sent_currency),
    amount_sent_currency: row.amount_sent_currency,
    amount_received: textOf(row.amount_received, row.amount_received_currency),
    amount_received_currency: row.amount_received_currency,
    amount_side: row.amount_side,
    fees: textOf(row.fees, row.amount_sent_currency),
    quote_id: row.quote_id,
    exchangeRate: row.rate,
    rate_as_of: row.rate_as_of,
    rate_source: row.rate_source,
    reference: row.reference,
    reason: row.reason,
    paid_from: row.paid_from,
    purposeCode: row.purpose_code,
    sourceOfFunds: row.source_of_funds,
    exemptionCode: row.exemption_code,
    payoutMethod: payee?.payoutMethod ?? null,
    contract_id: '12345',
    estimated_time: arrivesBy && endOfDay(arrivesBy.day, bankCountry),
    arrives_by: arrivesBy,
  }
}

function textOf(amount: bigint | null, currency: string | null): string | null {
  return amount === null || currency === null ? null : decimalText(money(amount, currency as Currency))
}
