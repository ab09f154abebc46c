import { containedIn } from '@tradelane/contract/landed-cost/parts'
import type { Incoterm } from '@tradelane/contract/lists/incoterms'
import { isNegative, type Money, minus, money } from '@tradelane/money'
import { refuseFields } from '../../../refusal.ts'

export type PriceParts = { goods: Money; toPort: Money; freight: Money; insurance: Money }

/** What of a price is the goods, so that no part is counted twice: a term that contains freight or insurance has it in the price. */
export function splitPrice(
  value: Money,
  { toPort, freight, insurance }: Omit<PriceParts, 'goods'>,
  term: Incoterm,
): PriceParts {
  const contained = containedIn(term)
  const nothing = money(0n, value.currency)
  const goods = minus(
    minus(value, contained.freight ? freight : nothing),
    contained.insurance ? insurance : nothing,
  )
  if (isNegative(goods) || goods.amount === 0n)
    refuseFields({ freight: `Under ${term} this is part of the price: it cannot be as much as the price` })
  // In the price it stays with the goods: duty and tax are charged on it everywhere.
  return { goods, toPort: contained.to_port ? nothing : toPort, freight, insurance }
}
