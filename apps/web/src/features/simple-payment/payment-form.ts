import { offeredCurrencies } from '@tradelane/contract/offered-currencies'
import {
  exemptionCodes,
  paidFromOptions,
  purposeCodes,
  sourcesOfFunds,
} from '@tradelane/contract/payment-options'
import { leastPaymentAmount, paymentFields, type WireSimplePayment } from '@tradelane/contract/simple-payment'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'

const oneOf = (choices: readonly string[], message: string) =>
  z.string().check(z.refine((choice) => choices.includes(choice), message))

/** An amount as its field holds it: plain decimal text. */
const amount = z.string().check(
  z.refine((text) => text !== '', 'Expect a number'),
  z.refine((text) => text === '' || Number(text) >= leastPaymentAmount, 'Enter a valid amount'),
)

/** The whole wizard as one form: each step is judged by its own fields. */
export const paymentForm = z.object({
  beneficiary_id: z.string().check(z.minLength(1, 'Select a beneficiary')),
  beneficiary_account_id: z.string().check(z.minLength(1, 'Select an account')),
  amount_sent: amount,
  amount_sent_currency: oneOf(offeredCurrencies, 'Currency is required'),
  amount_received: amount,
  amount_received_currency: oneOf(offeredCurrencies, 'Currency is required'),
  reference: paymentFields.reference,
  reason: paymentFields.reason,
  paid_from: oneOf(paidFromOptions, 'Select where the payment is paid from'),
  purposeCode: oneOf(Object.keys(purposeCodes), 'Purpose code is required'),
  sourceOfFunds: oneOf(sourcesOfFunds, 'Source of funds is required'),
  exemptionCode: oneOf(Object.keys(exemptionCodes), 'Exemption code is required'),
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
  reference: '',
  reason: '',
  paid_from: '',
  purposeCode: '',
  sourceOfFunds: '',
  exemptionCode: '',
}

/** The wizard's four steps, and which fields each is judged by. */
export const steps = [
  { title: 'Initiate', fields: [] },
  { title: 'Beneficiary', fields: ['beneficiary_id', 'beneficiary_account_id'] },
  {
    title: 'Details',
    fields: [
      'amount_sent',
      'amount_received',
      'reference',
      'reason',
      'paid_from',
      'purposeCode',
      'sourceOfFunds',
      'exemptionCode',
    ],
  },
  { title: 'Summary', fields: [] },
] as const satisfies readonly { title: string; fields: readonly (keyof PaymentValues)[] }[]
export const beneficiaryStep = 1
export const detailsStep = 2
export const summaryStep = 3

/** Whether anything is there that would be worth keeping: the currencies are always there. */
export function isFilled({
  amount_sent_currency: _,
  amount_received_currency: __,
  ...values
}: PaymentValues): boolean {
  return Object.values(values).some((value) => value !== '')
}

export function valuesOf(payment: WireSimplePayment): PaymentValues {
  const text = (value: string | number | null) => (value === null ? '' : String(value))
  return {
    beneficiary_id: text(payment.beneficiary_id),
    beneficiary_account_id: text(payment.beneficiary_account_id),
    amount_sent: text(payment.amount_sent),
    amount_sent_currency: payment.amount_sent_currency ?? emptyPayment.amount_sent_currency,
    amount_received: text(payment.amount_received),
    amount_received_currency: payment.amount_received_currency ?? emptyPayment.amount_received_currency,
    reference: text(payment.reference),
    reason: text(payment.reason),
    paid_from: text(payment.paid_from),
    purposeCode: text(payment.purposeCode),
    sourceOfFunds: text(payment.sourceOfFunds),
    exemptionCode: text(payment.exemptionCode),
  }
}
