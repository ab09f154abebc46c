import { exemptionCodes, purposeCodes } from '@tradelane/contract/lists/payment-options'
import { nameCheckLabels, type WireNameCheck } from '@tradelane/contract/partners/name-check'
import { payoutWord } from '@tradelane/contract/partners/payout-words'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import type { Currency } from '@tradelane/money'
import { formatAmount, formatRate } from '../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { codeText, lastFour } from '../../../lib/format/format-text.ts'
import { usedRateOrigin } from '../../../lib/format/rate-origin.ts'
import { ArrivesBy } from '../../../ui/records/arrives-by.tsx'
import type { Fact } from '../../../ui/records/definition-list.tsx'
import type { PaymentDetail } from './payment-queries.ts'

const money = (amount: number | null, currency: string | null): string =>
  amount === null || currency === null ? '' : formatAmount(amount, currency as Currency)

export const sentText = (payment: WireSimplePayment): string =>
  money(payment.amount_sent, payment.amount_sent_currency)

export function amountFacts(payment: WireSimplePayment, { isOffice = false } = {}): Fact[] {
  const { amount_sent_currency: from, amount_received_currency: to, exchangeRate: rate } = payment
  const { rate_source: source, rate_as_of: asOf } = payment
  return [
    { term: isOffice ? 'Sent' : 'You sent', value: sentText(payment) },
    { term: 'Fee (included)', value: money(payment.fees, from) },
    ...(from === to ? [] : [{ term: 'Rate', value: rate && `1 ${from} = ${formatRate(rate)} ${to}` }]),
    ...(from !== to && source && asOf
      ? [{ term: 'Mid rate from', value: usedRateOrigin(source, asOf) }]
      : []),
    { term: isOffice ? 'Received' : 'They receive', value: money(payment.amount_received, to) },
    ...arrivalFacts(payment),
  ]
}

function arrivalFacts({ arrives_by: arrival }: WireSimplePayment): Fact[] {
  if (!arrival) return []
  const { day, promised_day: promised, is_late: isLate } = arrival
  return [
    {
      term: isLate ? 'Late, expected by' : 'Arrives by',
      value: isLate && day === promised ? 'Not known' : <ArrivesBy {...arrival} />,
    },
    ...(promised && (isLate || promised !== day)
      ? [{ term: 'Promised by', value: formatDay(promised) }]
      : []),
  ]
}

export function accountFacts({
  simple_payment,
  beneficiary_account_details: account,
}: PaymentDetail): Fact[] {
  return [
    { term: 'Beneficiary', value: simple_payment.company_name },
    { term: 'Account holder', value: account?.account_holder_name },
    ...(account?.name_check ? [{ term: 'Name at the bank', value: nameAtBank(account.name_check) }] : []),
    { term: 'Account', value: account && `${account.currency} ${lastFour(account.account_no)}` },
    { term: 'Bank', value: account && `${account.bank}, ${account.bank_city}` },
    { term: 'Payout method', value: payoutWord(simple_payment.payoutMethod) },
  ]
}

/** As it was known when the payment was submitted. */
export function nameAtBank({ result, bank_name, reason }: WireNameCheck): string {
  const label = bank_name ? `${nameCheckLabels[result]}: ${bank_name}` : nameCheckLabels[result]
  return reason ? `${label}. ${reason}` : label
}

export function detailFacts(payment: WireSimplePayment): Fact[] {
  return [
    { term: 'Reference', value: payment.reference },
    { term: 'Reason', value: payment.reason },
    { term: 'Purpose code', value: codeText(payment.purposeCode, purposeCodes) },
    { term: 'Source of funds', value: payment.sourceOfFunds },
    { term: 'Paid from', value: payment.paid_from },
    { term: 'Exemption code', value: codeText(payment.exemptionCode, exemptionCodes) },
    ...(payment.submitted_at ? [{ term: 'Submitted', value: formatInstant(payment.submitted_at) }] : []),
    { term: 'Payment number', value: payment.payment_number },
  ]
}
