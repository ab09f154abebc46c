import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { offeredCurrencies } from '../lists/offered-currencies.ts'
import {
  type ExemptionCode,
  exemptionCodes,
  type PurposeCode,
  paidFrom,
  paidFromOptions,
  purposeCodes,
  sourcesOfFunds,
} from '../lists/payment-options.ts'
import { maybe } from '../primitives/draft-field.ts'
import { manyLines } from '../primitives/plain-text.ts'
import { id, line, wireAmount } from '../primitives/values.ts'

/** The specification's minimum, in whole units of whichever currency. */
export const leastPaymentAmount = 1

const amount = wireAmount.check(
  z.refine((text) => Number(text) >= leastPaymentAmount, 'Enter a valid amount'),
)
const fee = wireAmount.check(z.refine((text) => !text.startsWith('-'), 'Enter a valid amount'))
const currency = z.enum(offeredCurrencies, 'Currency is required')
const keysOf = <K extends string>(codes: Record<K, string>) => Object.keys(codes) as [K, ...K[]]

/** The step-3 form, field by field: the browser checks with it, the server again. */
export const paymentFields = {
  amount_sent: amount,
  amount_sent_currency: currency,
  amount_received: amount,
  amount_received_currency: currency,
  fees: fee,
  /** Printed on the beneficiary's statement. */
  reference: line(140, 'Reference is required'),
  reason: line(200, 'Reason is required'),
  /** Every payment leaves the balance; the specification's message says what is missing. */
  paid_from: z
    .enum(paidFromOptions, 'Currency is required')
    .check(
      z.refine((from) => from === paidFrom, 'Payments leave your balance. Add money to your account first.'),
    ),
  purposeCode: z.enum(keysOf<PurposeCode>(purposeCodes), 'Purpose code is required'),
  sourceOfFunds: z.enum(sourcesOfFunds, 'Source of funds is required'),
  exemptionCode: z.enum(keysOf<ExemptionCode>(exemptionCodes), 'Exemption code is required'),
}

/** The specification's client sends its own constant here; the server knows the transaction by itself. */
const contractId = z.optional(z.unknown())

const draftFields = {
  beneficiary_id: maybe(id),
  beneficiary_account_id: maybe(id),
  amount_sent: maybe(amount),
  amount_sent_currency: maybe(currency),
  amount_received: maybe(amount),
  amount_received_currency: maybe(currency),
  amount_side: maybe(z.enum(['source', 'target'])),
  fees: maybe(fee),
  quote_id: maybe(id),
  reference: maybe(paymentFields.reference),
  reason: maybe(paymentFields.reason),
  paid_from: maybe(paymentFields.paid_from),
  purposeCode: maybe(paymentFields.purposeCode),
  sourceOfFunds: maybe(paymentFields.sourceOfFunds),
  exemptionCode: maybe(paymentFields.exemptionCode),
  /** The account holder's name, typed to confirm the payee although its bank has another name. */
  confirmed_payee_name: maybe(line(200, 'Type the name of the account holder')),
}

export const draftPayment = z.strictObject({
  save_as_draft: z.literal(1),
  simple_payment_id: maybe(id),
  step: z.optional(z.int32().check(z.minimum(1), z.maximum(4))),
  contract_id: contractId,
  /** The returned payment that this draft repeats, whose task is then done. */
  repeats: z.optional(id),
  ...draftFields,
})
export type DraftPayment = z.output<typeof draftPayment>

export const finalPayment = z.strictObject({
  save_as_draft: z.literal(0),
  simple_payment_id: z.uuid('Save the payment first: the code is bound to what was saved'),
  step: z.optional(z.unknown()),
  contract_id: contractId,
  beneficiary_id: z.uuid('Select a beneficiary'),
  beneficiary_account_id: z.uuid('Select an account'),
  ...paymentFields,
  /** The locked quote that the amounts come from. Without one the server takes a new quote, and the amounts must still match. */
  quote_id: maybe(id),
  ...approval,
})
export type FinalPayment = z.output<typeof finalPayment>

export const requestAnswer = z.strictObject({
  simple_payment_id: id,
  text: z
    .string('Write what is asked for')
    .check(
      z.trim(),
      z.minLength(1, 'Write what is asked for'),
      z.maxLength(2000, 'At most 2000 characters'),
      ...manyLines,
    ),
})
