import type { Tx } from '@tradelane/db'
import { formatMoney, isPositive, type Money, minus, plus } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { isSettled, type Shares, share } from '../engine/position.ts'
import { amountIn, type FundingRow, positionColumns, positionOf, receivableOfRow } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { walletArrivalOf } from '../movements/arrival-in-wallet.ts'
import { closeIfDone } from '../movements/close-funding.ts'
import { beginFactoringStep } from '../movements/steps.ts'

export type SharedPayment = {
  paymentId: string
  payer: 'buyer' | 'customer'
  amount: Money
  /** The day on which it was paid: interest ends there. */
  paidOn: string
}

/** How a payment is shared out by the funding as it is, which the caller has locked. Throws where nothing was advanced. */
export function sharesOf(funding: FundingRow, { amount, paidOn }: Pick<SharedPayment, 'amount' | 'paidOn'>) {
  const before = positionOf(funding)
  if (!before) throw new Error(`${funding.invoice_factoring_id} was not advanced`)
  const [shares, after] = share(before, { amount, day: paidOn })
  return { shares, after }
}

export const shareColumns = (shares: Shares) => ({
  interest_amount: shares.interest.amount,
  principal_amount: shares.principal.amount,
  fee_amount: shares.fee.amount,
  rest_amount: shares.rest.amount,
})

/**
 * What follows from a payment whose money is booked: the new position, the steps that pass the money on, and the funding's state. In the
 * transaction that has locked the funding and stored the payment.
 */
export async function applyPayment(
  tx: Tx,
  funding: FundingRow,
  payment: SharedPayment,
  { shares, after }: ReturnType<typeof sharesOf>,
  at: Date,
): Promise<void> {
  const { uid: companyId, invoice_factoring_id: fundingId } = funding
  const scope = systemScope(companyId)
  const { paymentId, payer, amount } = payment
  const paid = payer === 'buyer' ? 'buyer_paid' : 'customer_paid'
  await note(tx, fundingLifecycle, {
    scope,
    id: fundingId,
    what: 'payment_shared',
    by: 'provider',
    at,
    facts: {
      amount: formatMoney(amount),
      payer,
      rest: formatMoney(shares.rest),
      ...arrivalOfRest(shares, at),
    },
    set: {
      ...positionColumns(after),
      [paid]: funding[paid] + amount.amount,
      ...(completesInvoice(funding, payment) && { buyer_paid_on: payment.paidOn }),
    },
  })
  await noteExcess(tx, funding, payment, at)
  const step = { companyId, fundingId, paymentId, at }
  const repayment = plus(shares.interest, shares.principal)
  if (isPositive(repayment)) await beginFactoringStep(tx, { ...step, kind: 'repayment', amount: repayment })
  if (isPositive(shares.rest))
    await beginFactoringStep(tx, { ...step, kind: 'remainder', amount: shares.rest })
  if (isSettled(after) && (funding.state === 'funded' || funding.state === 'overdue'))
    await move(tx, fundingLifecycle, { scope, id: fundingId, to: 'collected', by: 'provider', at })
  await closeIfDone(tx, scope, fundingId, at)
}

const arrivalOfRest = ({ rest }: Shares, at: Date) =>
  isPositive(rest) ? { arrives_on: walletArrivalOf(rest, at).day } : {}

/** What the buyer pays beyond the invoice goes to the customer (decision 128): both read of it. */
async function noteExcess(tx: Tx, funding: FundingRow, payment: SharedPayment, at: Date): Promise<void> {
  const { payer, amount } = payment
  const owed = minus(receivableOfRow(funding), amountIn(funding, funding.buyer_paid))
  const excess = isPositive(owed) ? minus(amount, owed) : amount
  if (payer !== 'buyer' || funding.shortfall_amount !== null || !isPositive(excess)) return
  await note(tx, fundingLifecycle, {
    scope: systemScope(funding.uid),
    id: funding.invoice_factoring_id,
    what: 'overpaid',
    by: 'provider',
    at,
    facts: { amount: formatMoney(excess) },
  })
}

/** With it the buyer has paid all that it owes. */
const completesInvoice = (funding: FundingRow, { payer, amount }: SharedPayment): boolean =>
  payer === 'buyer' &&
  funding.buyer_paid_on === null &&
  funding.buyer_paid + amount.amount >= receivableOfRow(funding).amount
