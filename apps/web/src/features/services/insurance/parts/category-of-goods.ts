import { type GoodsClass, goodsClasses } from '@tradelane/contract/insurance/cover'
import type { WireQuoteRequest } from '@tradelane/contract/quote-requests/calls'

/**
 * The category by the beginning of the HS code. Only where the code alone says it: not whether a machine is new, food is cooled, or a chemical
 * is dangerous.
 */
const classes: readonly [begins: RegExp, name: GoodsClass][] = [
  [/^01/, 'live_animals'],
  [/^(09|10|11)/, 'food_dry'],
  [/^22/, 'beverages'],
  [/^(39|40)/, 'plastics'],
  [/^(44|47|48|49)/, 'paper'],
  [/^(5\d|6[0-3])/, 'textiles'],
  [/^(68|69|70)/, 'fragile'],
  [/^(71|97)/, 'valuables'],
  [/^(72|73|74|75|76|78|79|80|81)/, 'metals'],
  [/^85(1[789]|2\d|34|4[12])/, 'electronics'],
  [/^940[13]/, 'furniture'],
]

/** Empty where a line has no code, where a code does not say it, and where the lines are of more than one. */
export function categoryOfGoods({ goods }: Pick<WireQuoteRequest, 'goods'>): string {
  const [name, ...others] = new Set(
    goods.map(({ hs_code }) => classes.find(([begins]) => begins.test(hs_code ?? ''))?.[1]),
  )
  return name && others.length === 0 ? goodsClasses[name].label : ''
}
