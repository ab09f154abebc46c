import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import {
  exemptionCodes,
  paidFrom,
  purposeCodes,
  sourcesOfFunds,
} from '@tradelane/contract/lists/payment-options'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { leastPaymentAmount, paymentFields } from '@tradelane/contract/simple-payment/forms'
import { type Currency, decimalText, parseMoney } from '@tradelane/money'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import type { Cost } from '../../../lib/queries/missing-money.ts'

const oneOf = (choices: readonly string[], message: string) =>
  z.string().check(z.refine((choice) => choices.includes(choice), message))

/** An amount as its field holds it: plain decimal text. */
const amount = z
  .string()
  .check(z.refine((text) => Number(text) >= leastPaymentAmount, 'Enter a valid amount'))

/** The whole wizard is one form: each step checks its own fields. */
export const paymentForm = z.object({
  beneficiary_id: z.string().check(z.minLength(1, 'Select a beneficiary')),
  beneficiary_account_id: z.string().check(z.minLength(1, 'Select an account')),
  amount_sent: amount,
  amount_sent_currency: oneOf(offeredCurrencies, 'Currency is required'),
  amount_received: amount,
  /** Always that of the chosen account. */
  amount_received_currency: oneOf(offeredCurrencies, 'We cannot pay in this currency yet'),
  /** Which amount was typed; the other one follows from the quote. */
  side: z.enum(['source', 'target']),
  reference: paymentFields.reference,
  reason: paymentFields.reason,
  paid_from: oneOf([paidFrom], 'Currency is required'),
  purposeCode: oneOf(Object.keys(purposeCodes), 'Purpose code is required'),
  sourceOfFunds: oneOf(sourcesOfFunds, 'Source of funds is required'),
  exemptionCode: oneOf(Object.keys(exemptionCodes), 'Exemption code is required'),
  /** Typed where the bank has another name for the account. */
  confirmed_payee_name: z.string(),
})
export type PaymentValues = z.output<typeof paymentForm>
export type PaymentFormState = UseFormReturn<PaymentValues, unknown, PaymentValues>

export const emptyPayment: PaymentValues = {
  beneficiary_id: '',
  beneficiary_account_id: '',
  amount_sent: '',
  amount_sent_currency: 'USD',
  amount_received: '',
  amount_received_currency: 'EUR',
  side: 'source',
  reference: '',
  reason: '',
  paid_from: paidFrom,
  purposeCode: '',
  sourceOfFunds: '',
  exemptionCode: '',
  confirmed_payee_name: '',
}

/** What the payment takes from the wallet: the fee is included in the amount sent. */
export const costOf = ({ amount_sent, amount_sent_currency }: PaymentValues): Cost => ({
  amount: amount_sent,
  currency: amount_sent_currency as Currency,
})

/** Whether anything is there that would be worth keeping: some fields are always there. */
export function isFilled(values: PaymentValues): boolean {
  const always = ['amount_sent_currency', 'amount_received_currency', 'side', 'paid_from']
  return Object.entries(values).some(([name, value]) => value.trim() !== '' && !always.includes(name))
}

/** The same text for the same input: the amount that is calculated by the rate is no input. */
export function inputMark(values: PaymentValues): string {
  const follower = values.side === 'source' ? 'amount_received' : 'amount_sent'
  return JSON.stringify(Object.entries({ ...values, [follower]: '' }).sort())
}

/** An amount as it travels, with all the decimals of its currency: "879.50". */
export const amountText = (amount: number, currency: string): string =>
  decimalText(parseMoney(String(amount), currency as Currency))

/** A saved draft as the form holds it. */
export function valuesOf(draft: WireSimplePayment): PaymentValues {
  const from = draft.amount_sent_currency ?? emptyPayment.amount_sent_currency
  const to = draft.amount_received_currency ?? emptyPayment.amount_received_currency
  const isReceivedTyped = draft.amount_sent === null && draft.amount_received !== null
  return {
    beneficiary_id: draft.beneficiary_id ?? '',
    beneficiary_account_id: draft.beneficiary_account_id ?? '',
    amount_sent: draft.amount_sent === null ? '' : amountText(draft.amount_sent, from),
    amount_sent_currency: from,
    amount_received: draft.amount_received === null ? '' : amountText(draft.amount_received, to),
    amount_received_currency: to,
    side: draft.amount_side ?? (isReceivedTyped ? 'target' : 'source'),
    reference: draft.reference ?? '',
    reason: draft.reason ?? '',
    paid_from: paidFrom,
    purposeCode: draft.purposeCode ?? '',
    sourceOfFunds: draft.sourceOfFunds ?? '',
    exemptionCode: draft.exemptionCode ?? '',
    confirmed_payee_name: '',
  }
}
