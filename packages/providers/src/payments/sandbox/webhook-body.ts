import { currencies, decimalText, type Money, minus, rateText } from '@tradelane/money'
import type { PayoutStatus } from '../payout.ts'
import type { PayoutRecord } from './payout-record.ts'

const templates: Record<PayoutStatus, string | undefined> = {
  processing: undefined,
  action_required: undefined,
  cancelled: undefined,
  sent: 'REMIT_TRANSACTION_SENT_TO_BANK_WEBHOOK',
  paid: 'REMIT_TRANSACTION_PAID_WEBHOOK',
  returned: 'REMIT_TRANSACTION_RETURNED_WEBHOOK',
  rejected: 'REMIT_TRANSACTION_REJECTED_WEBHOOK',
}

const clientHashId = '5a6d6b9e-6b0e-4c1d-8f3a-7a1a5e0d5a4d'

/**
 * The webhook of one status in the real provider's format, with amounts as text with four decimals.
 * Statuses without their own template (compliance, cancellations) send only a reference.
 */
export function webhookBody(payout: PayoutRecord, status: PayoutStatus): Record<string, unknown> {
  const { key, providerReference, customerId, walletId, source, fee, target, beneficiary } = payout
  const parties = { clientHashId, customerHashId: customerId, walletHashId: walletId }
  const template = templates[status]
  if (!template)
    return { type: 'TRANSACTION', value: providerReference, ...parties, tags: [], externalId: key }
  return {
    template,
    ...parties,
    transactionCurrency: target.currency,
    transactionAmount: fourDecimals(target),
    systemReferenceNumber: providerReference,
    exchangeRate: rateBetween(minus(source, fee), target),
    beneficiaryName: beneficiary.name,
    beneficiaryAccountNumber: `xxxxxx${beneficiary.accountNumber.slice(-4)}`,
    beneficiaryBankName: beneficiary.bankName,
    billingCurrency: source.currency,
    billingAmount: fourDecimals(source),
    tags: [],
    externalId: key,
  }
}

/** A bank's notice of change, as Nium passes it on since 6 October 2026. */
export function correctionBody({ key, providerReference, customerId, walletId, beneficiary }: PayoutRecord) {
  return {
    template: 'NOC_RECEIVED_WEBHOOK',
    clientHashId,
    customerHashId: customerId,
    walletHashId: walletId,
    systemReferenceNumber: providerReference,
    beneficiaryName: beneficiary.name,
    beneficiaryAccountNumber: `xxxxxx${beneficiary.accountNumber.slice(-4)}`,
    beneficiaryBankName: beneficiary.bankName,
    nocReason: 'ROUTING_NUMBER_CHANGED',
    recommendedAction: 'Update the routing number before the next payment.',
    correctedFields: { routingNumber: '021000021' },
    tags: [],
    externalId: key,
  }
}

type Credit = {
  customerId: string
  walletId: string
  amount: Money
  sender: string
  providerReference: string
}

/** The webhook of money that came into a wallet. */
export function creditBody({ customerId, walletId, amount, sender, providerReference }: Credit) {
  return {
    template: 'CARD_WALLET_FUNDING_WEBHOOK',
    clientHashId,
    customerHashId: customerId,
    walletHashId: walletId,
    name: sender,
    transactionCurrency: amount.currency,
    transactionAmount: decimalText(amount),
    authCode: providerReference,
  }
}

function fourDecimals(amount: Money): string {
  const [whole, fraction = ''] = decimalText(amount).split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}

/** For reading only: nobody may compute with the rate of a webhook. */
function rateBetween(sent: Money, received: Money): string {
  const unitsOf = ({ currency }: Money) => 10n ** BigInt(currencies[currency].exponent)
  const numerator = received.amount * unitsOf(sent)
  const denominator = sent.amount * unitsOf(received)
  return rateText({ numerator, denominator, from: sent.currency, to: received.currency }, 9)
}
