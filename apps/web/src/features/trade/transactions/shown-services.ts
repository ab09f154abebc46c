import { insurance } from '@tradelane/contract/insurance/service-info'
import { payoutWord } from '@tradelane/contract/partners/payout-words'
import { counted } from '@tradelane/contract/primitives/counted'
import { freight } from '@tradelane/contract/shipments/service-info'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import type { Currency } from '@tradelane/money'
import { formatAmount, formatRate } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { usedRateOrigin } from '../../../lib/format/rate-origin.ts'
import { escrowShown } from './shown-escrow.ts'
import { factoringShown } from './shown-factoring.ts'
import { inspectionShown } from './shown-inspection.ts'
import type { ShownService } from './shown-service.ts'

/** The services of a trade in the order of the registry, each with the facts that its details show. */
export const servicesOf = (trade: WireTransactionSummary): ShownService[] => [
  ...trade.simple_payment_data.map(paymentShown),
  ...trade.smart_escrow_data.map(escrowShown),
  ...trade.invoice_factoring_data.map(factoringShown),
  ...trade.logistics_data.map(freightShown),
  ...trade.quality_assurance_data.map(inspectionShown),
  ...trade.insurance_data.map(insuranceShown),
]

function paymentShown(data: WireTransactionSummary['simple_payment_data'][number]): ShownService {
  const { sender, beneficiary_details: payee, beneficiary_account_details: account } = data
  const sent = amountText(data.amount_sent, data.amount_sent_currency)
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: payment.subject,
    id: data.simple_payment_id,
    title: 'Payment',
    about: [sent, payee && `to ${payee.company_name}`].filter(Boolean).join(' ') || 'Nothing entered yet',
    facts: [
      { term: 'Sender', value: sender.company_name },
      { term: 'Email', value: sender.work_email },
      { term: 'Beneficiary', value: payee?.company_name, startsGroup: true },
      { term: 'Contact person', value: payee?.contact_person_name },
      { term: 'Account holder', value: account?.account_holder_name },
      { term: 'Account name', value: account?.account_ref_name },
      { term: 'Account number', value: account?.account_no },
      { term: 'Bank', value: account && `${account.bank}, ${account.bank_address}` },
      { term: 'Amount sent', value: sent, startsGroup: true },
      { term: 'Fees', value: amountText(data.fees, data.amount_sent_currency) },
      { term: 'Amount received', value: amountText(data.amount_received, data.amount_received_currency) },
      ...rateFacts(data),
      { term: 'Estimated time', value: arrivalText(data) },
      { term: 'Reference', value: data.reference, startsGroup: true },
      { term: 'Reason', value: data.reason },
      { term: 'Payment mode', value: payoutWord(data.payment_mode) },
    ],
  }
}

/** When the money is at the payee's bank; before the submission that is not known. */
function arrivalText({
  arrives_by: arrival,
  state,
}: WireTransactionSummary['simple_payment_data'][number]): string | null {
  if (state === 'draft' || state === 'awaiting_approval') return 'Known when the payment is submitted'
  if (!arrival) return null
  const { day, place, reasons, counted = '' } = arrival
  return [`By ${formatDay(day)} at the bank in ${place}.`, counted, ...reasons].filter(Boolean).join(' ')
}

/** Money that stays in its currency has no rate. */
function rateFacts(data: WireTransactionSummary['simple_payment_data'][number]): ShownService['facts'] {
  const { exchangeRate, amount_sent_currency: from, amount_received_currency: to } = data
  if (from === to) return []
  const { rate_source: source, rate_as_of: asOf } = data
  const origin = source && asOf ? ` (${usedRateOrigin(source, asOf)})` : ''
  const value = exchangeRate && `1 ${from} = ${formatRate(exchangeRate)} ${to}${origin}`
  return [{ term: 'Exchange rate', value }]
}

function freightShown(data: WireTransactionSummary['logistics_data'][number]): ShownService {
  const [offer] = data.freights
  const { portFrom, portTo } = offer?.route_info ?? {}
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: freight.subject,
    id: data.logistics_id,
    title: 'Logistics',
    about: offer ? `${offer.from_city} to ${offer.to_city}` : '',
    facts: [
      { term: 'Company', value: offer?.name },
      { term: 'From', value: offer?.from_city },
      { term: 'To', value: offer?.to_city },
      { term: 'ETA', value: offer && counted(offer.days, 'day') },
      { term: 'Price', value: offer && formatAmount(offer.cost, offer.currency) },
      {
        term: 'Departure',
        value: portFrom && `${portFrom.name}, ${portFrom.countryCode}`,
        startsGroup: true,
      },
      { term: 'Arrival', value: portTo && `${portTo.name}, ${portTo.countryCode}` },
    ],
  }
}

function insuranceShown(data: WireTransactionSummary['insurance_data'][number]): ShownService {
  return {
    ...{ number: data.number, status: data.status, link: data.link },
    subject: insurance.subject,
    id: data.insurance_id,
    title: 'Insurance',
    about: `${data.certificate_number ? '' : 'Quote request: '}${data.category_of_goods}, ${data.place_of_origin} to ${data.place_of_destination}`,
    facts: [
      { term: 'Goods', value: data.category_of_goods },
      { term: 'Cover', value: data.type_of_insurance_cover },
      { term: 'From', value: data.place_of_origin },
      { term: 'To', value: data.place_of_destination },
      { term: 'Valid', value: `${formatDay(data.valid_from)} to ${formatDay(data.valid_to)}` },
      { term: 'Insured value', value: formatAmount(data.insured_value, data.currency), startsGroup: true },
      { term: 'Premium', value: data.premium === null ? null : formatAmount(data.premium, data.currency) },
      { term: 'Certificate', value: data.certificate_number },
    ],
  }
}

const amountText = (amount: number | null, currency: string | null): string | null =>
  amount === null || currency === null ? null : formatAmount(amount, currency as Currency)
