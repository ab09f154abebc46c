import type { Entry, Journal } from '@tradelane/ledger'
import { isZero, type Money, minus, negate } from '@tradelane/money'
import type { Shares } from '../engine/position.ts'

/**
 * Where the money of a factored invoice goes, and nothing else. `partners` holds what came from a finance partner or a buyer and is still to be
 * passed on: once everything is, it is at zero. An invoice of 10,000.00 at 85 %, interest 127.50, fee 50.00:
 *
 *                     provider     partners    available   fees
 *     transfer        −8500.00     +8500.00
 *     advance                      −8500.00    +8500.00
 *     buyer pays     −10000.00     +9950.00                +50.00
 *     repayment       +8627.50     −8627.50
 *     remainder                    −1322.50    +1322.50
 *
 * Plus is into the account; the platform's `provider` account goes below zero by what the provider keeps for us.
 */
type Step = { stepId: string; companyId: string; fundingId: string; amount: Money; description: string }

const subjectOf = ({ fundingId }: Pick<Step, 'fundingId'>): string => `invoice_factoring:${fundingId}`

const journal = (step: Step, kind: string, eventAt: Date, entries: Entry[]): Journal => ({
  key: `factoring_step:${step.stepId}`,
  kind: `factoring.${kind}`,
  subject: subjectOf(step),
  description: step.description,
  eventAt,
  entries,
})

/** The partner's money is in our pool:  provider → partners */
export const transferred = (step: Step, at: Date): Journal =>
  journal(step, 'transfer', at, [
    { owner: 'platform', account: 'provider', amount: negate(step.amount) },
    { owner: 'platform', account: 'partners', amount: step.amount },
  ])

/** The advance, or the remainder, is in the wallet:  partners → available */
export const paidOut = (step: Step, kind: 'advance' | 'remainder', at: Date): Journal =>
  journal(step, kind, at, [
    { owner: 'platform', account: 'partners', amount: negate(step.amount) },
    { owner: step.companyId, account: 'available', amount: step.amount },
  ])

/** Interest and principal are the partner's:  partners → provider */
export const repaid = (step: Step, at: Date): Journal =>
  journal(step, 'repayment', at, [
    { owner: 'platform', account: 'partners', amount: negate(step.amount) },
    { owner: 'platform', account: 'provider', amount: step.amount },
  ])

type Payment = { paymentId: string; fundingId: string; amount: Money; description: string }

/** The buyer's money arrived:  provider → partners, our fee → fees */
export const buyerPaid = (payment: Payment, shares: Shares, eventAt: Date): Journal => ({
  key: `factoring_payment:${payment.paymentId}`,
  kind: 'factoring.collected',
  subject: subjectOf(payment),
  description: payment.description,
  eventAt,
  entries: [
    { owner: 'platform', account: 'provider', amount: negate(payment.amount) },
    ...sharedEntries(payment.amount, shares),
  ],
})

/** The same from the customer's held money; the entry out of held is added by `captureHold`. */
export const sharedEntries = (amount: Money, { fee }: Pick<Shares, 'fee'>): Entry[] => {
  const entries: Entry[] = [
    { owner: 'platform', account: 'partners', amount: minus(amount, fee) },
    { owner: 'platform', account: 'fees', amount: fee },
  ]
  return entries.filter((entry) => !isZero(entry.amount))
}

/** Money that cannot be used, until it is back with its sender:  provider → suspense, and suspense → provider */
export function unmatched(payment: Payment, way: 'arrived' | 'returned', eventAt: Date): Journal {
  const into = way === 'arrived' ? payment.amount : negate(payment.amount)
  return {
    key: `factoring_payment:${payment.paymentId}:${way}`,
    kind: `factoring.unmatched_${way}`,
    subject: subjectOf(payment),
    description: payment.description,
    eventAt,
    entries: [
      { owner: 'platform', account: 'suspense', amount: into },
      { owner: 'platform', account: 'provider', amount: negate(into) },
    ],
  }
}
