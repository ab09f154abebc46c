import { type Currency, formatMoney, isNegative, isZero, type Money, plus, zero } from '@tradelane/money'
import type { StatementLine } from './statement-line.ts'

const titles = ['Fees (included)', 'Interest (included)', 'Fees (deducted)', 'Interest (deducted)'] as const
type Costs = Readonly<Record<(typeof titles)[number], Money>>
type Costed = Pick<StatementLine, 'amount' | 'fee' | 'interest'>

export const noCosts = (currency: Currency): Costs => ({
  'Fees (included)': zero(currency),
  'Interest (included)': zero(currency),
  'Fees (deducted)': zero(currency),
  'Interest (deducted)': zero(currency),
})

/** What was paid out, or came back, includes its costs. From other money that came in they were deducted before. */
export const placeOfCosts = ({ amount, fee }: Costed): 'included' | 'deducted' =>
  isNegative(amount) || (fee && isNegative(fee)) ? 'included' : 'deducted'

export function addCosts(costs: Costs, line: Costed): Costs {
  const place = placeOfCosts(line)
  const [fees, interest] = [`Fees (${place})`, `Interest (${place})`] as const
  return {
    ...costs,
    ...(line.fee && { [fees]: plus(costs[fees], line.fee) }),
    ...(line.interest && { [interest]: plus(costs[interest], line.interest) }),
  }
}

/** The totals that are not zero. */
export const costFacts = (costs: Costs): [string, string][] =>
  titles.flatMap((title): [string, string][] =>
    isZero(costs[title]) ? [] : [[title, formatMoney(costs[title])]],
  )
