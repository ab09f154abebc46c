import { compare, isPositive, type Money, minus, plus, zero } from '@tradelane/money'
import { type Accrual, accrue, daysBetween, interestOf, noAccrual } from './accrued-interest.ts'

/**
 * What is owed for a funded invoice at the end of a day. It is made from the advance by the payments that arrived, one after the other, and
 * by nothing else: the same payments always give the same position.
 */
export type Position = {
  readonly day: string
  /** Of the advance, not repaid yet. */
  readonly principal: Money
  readonly accrual: Accrual
  readonly interestPaid: Money
  readonly feeDue: Money
  readonly annualRateBasisPoints: number
}

export const advanced = (advance: {
  day: string
  advance: Money
  fee: Money
  annualRateBasisPoints: number
}): Position => ({
  day: advance.day,
  principal: advance.advance,
  accrual: noAccrual,
  interestPaid: zero(advance.advance.currency),
  feeDue: advance.fee,
  annualRateBasisPoints: advance.annualRateBasisPoints,
})

/** Interest up to that day. A day before the position's own changes nothing: what was shared out stays as it was booked. */
export function asOf(position: Position, day: string): Position {
  const days = daysBetween(position.day, day)
  if (days <= 0) return position
  return { ...position, day, accrual: accrue(position.accrual, position.principal, days) }
}

export const interestDue = ({ accrual, interestPaid, annualRateBasisPoints }: Position): Money =>
  minus(interestOf(accrual, { annualRateBasisPoints, currency: interestPaid.currency }), interestPaid)

/** All that is still owed: interest, principal and fee. */
export const totalDue = (position: Position): Money =>
  plus(plus(interestDue(position), position.principal), position.feeDue)

/** How one payment is shared out. */
export type Shares = {
  /** The finance partner's. */
  interest: Money
  principal: Money
  /** Ours. */
  fee: Money
  /** The customer's. */
  rest: Money
}

/** The finance partner's interest and principal come first, then our fee; the rest is the customer's (issue 11.2). */
export function share(before: Position, payment: { amount: Money; day: string }): [Shares, Position] {
  const position = asOf(before, payment.day)
  const [interest, afterInterest] = take(payment.amount, interestDue(position))
  const [principal, afterPrincipal] = take(afterInterest, position.principal)
  const [fee, rest] = take(afterPrincipal, position.feeDue)
  return [
    { interest, principal, fee, rest },
    {
      ...position,
      principal: minus(position.principal, principal),
      interestPaid: plus(position.interestPaid, interest),
      feeDue: minus(position.feeDue, fee),
    },
  ]
}

export const isSettled = (position: Position): boolean => !isPositive(totalDue(position))

function take(from: Money, wanted: Money): [taken: Money, left: Money] {
  const taken = compare(from, wanted) < 0 ? from : wanted
  return [taken, minus(from, taken)]
}
