import { type FormStep, furthestStep as furthestOf } from '../../../lib/wizard/steps.ts'
import { emptyPayment, type PaymentValues, paymentForm } from './payment-form.ts'

/** The wizard's four steps, numbered from 0 here and from 1 in stored data. */
export const steps: readonly FormStep<keyof PaymentValues>[] = [
  { title: 'Initiate', name: 'initiate', fields: [] },
  {
    title: 'Beneficiary',
    name: 'beneficiary',
    fields: ['beneficiary_id', 'beneficiary_account_id', 'amount_received_currency'],
  },
  {
    title: 'Details',
    name: 'details',
    fields: [
      'amount_sent',
      'amount_received',
      'amount_sent_currency',
      'reference',
      'reason',
      'paid_from',
      'purposeCode',
      'sourceOfFunds',
      'exemptionCode',
    ],
  },
  { title: 'Summary', name: 'summary', fields: [] },
]
export const initiateStep = 0
export const beneficiaryStep = 1
export const detailsStep = 2
export const summaryStep = 3

export const stepStored = (stored: number): number =>
  Math.min(Math.max(stored - 1, initiateStep), summaryStep)

/** As far as these values lead: the first step that is not in order, or the last of all. */
export function furthestStep(values: PaymentValues): number {
  // The amount that follows may still be asked for; what is typed decides.
  const [typed, follower] =
    values.side === 'source'
      ? (['amount_sent', 'amount_received'] as const)
      : (['amount_received', 'amount_sent'] as const)
  return furthestOf(steps, paymentForm, { ...emptyPayment, ...values, [follower]: values[typed] })
}
