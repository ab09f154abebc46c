import { formatMoney, type Money, minus, plus } from '@tradelane/money'
import { percentText } from '../../../../lifecycle/percent-text.ts'
import { joined } from '../../../../pdf/isolated.ts'
import { daysBetween } from '../engine/accrued-interest.ts'
import { advanced, asOf, interestDue, type Position, share } from '../engine/position.ts'

export type SettledPayment = { paidOn: string; by: string; reference: string; amount: Money }
export type SettlementLine = { day: string; what: string; amount: Money; outstanding?: Money }
type Settlement = { lines: SettlementLine[]; position: Position; rest: Money }

/**
 * What happened to an advance, line by line: interest for the days between two payments, and how each payment was shared out. Made by the engine
 * that booked the payments, so that every figure is the booked one. Interest is rounded on the whole: the lines add up to it.
 */
export function settlementLines(
  advance: Parameters<typeof advanced>[0] & { share: string },
  payments: readonly SettledPayment[],
  until: string,
): Settlement {
  let position = advanced(advance)
  let rest = minus(position.principal, position.principal)
  const lines: SettlementLine[] = [
    {
      day: advance.day,
      what: `Advance to the wallet, ${advance.share}`,
      amount: position.principal,
      outstanding: position.principal,
    },
  ]
  for (const payment of payments) {
    lines.push(...interestLines(position, payment.paidOn))
    const [shares, after] = share(position, { amount: payment.amount, day: payment.paidOn })
    lines.push(...paymentLines(payment, shares, after))
    rest = plus(rest, shares.rest)
    position = after
  }
  lines.push(...interestLines(position, until))
  return { lines, position: asOf(position, until), rest }
}

function interestLines(position: Position, day: string): SettlementLine[] {
  const days = daysBetween(position.day, day)
  if (days <= 0 || position.principal.amount === 0n) return []
  const { principal, annualRateBasisPoints } = position
  const word = days === 1 ? 'day' : 'days'
  return [
    {
      day,
      what: `Interest for ${days} ${word} on ${formatMoney(principal)} at ${percentText(annualRateBasisPoints)} a year`,
      amount: minus(interestDue(asOf(position, day)), interestDue(position)),
    },
  ]
}

function paymentLines(
  { paidOn: day, by, reference, amount }: SettledPayment,
  shares: ReturnType<typeof share>[0],
  after: Position,
): SettlementLine[] {
  const parts = [
    { what: 'of this, interest', amount: shares.interest },
    { what: 'of this, advance', amount: shares.principal },
    { what: 'of this, fee', amount: shares.fee },
    { what: 'of this, remainder to you', amount: shares.rest },
  ].filter((part) => part.amount.amount > 0n)
  const what = joined([`Payment of ${by}`, reference])
  return [
    { day, what, amount },
    ...parts.map((part, index) => ({
      day: '',
      ...part,
      ...(index === parts.length - 1 && { outstanding: after.principal }),
    })),
  ]
}
