import type { Arrival } from '@tradelane/contract/landed-cost/parts'
import { compare, convert, formatMoney, type Money, parseMoney, sum } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { findReferenceRate, rateOriginText } from '../../world/rates/index.ts'
import type { CostLine } from './cost-line.ts'
import type { CustomsRule, Fee } from './customs-rules.ts'
import { chargeOn, dutiable } from './duty-and-tax.ts'
import type { PriceParts } from './split-price.ts'

type Fees = { lines: CostLine[]; warnings: string[]; isOpen: boolean }
type Shipped = { parts: PriceParts; arrivesBy: Arrival | undefined }

/** What customs charge for a declaration, as one line; what depends on how the goods arrive is open where that is not known. */
export async function feesOfCustoms(
  deps: Deps,
  rule: CustomsRule,
  { parts, arrivesBy }: Shipped,
): Promise<Fees> {
  const { fees, currency } = rule
  if (!fees) return { lines: [], warnings: [], isOpen: false }
  const value = dutiable(parts, rule)
  const found =
    value.currency === currency ? undefined : await findReferenceRate(deps, currency, value.currency)
  if (value.currency !== currency && !found)
    return {
      lines: [],
      warnings: [
        `No exchange rate from ${currency} to ${value.currency} is known today: fees of customs are missing.`,
      ],
      isOpen: true,
    }
  const here = (text: string): Money => {
    const amount = parseMoney(text, currency)
    return found ? convert(amount, found.rate, 'half-up') : amount
  }
  const due = fees.of.filter((fee) => isOf(fee, value, here))
  const charged = due
    .filter(({ by }) => !by || by === arrivesBy)
    .map((fee) => ({ fee, amount: amountOf(fee, value, here) }))
  const unsure = arrivesBy ? [] : due.filter(({ by }) => by)
  const { source, as_of } = fees
  return {
    lines: [
      {
        ...{ kind: 'fees', source, as_of },
        amount: sum(
          value.currency,
          charged.map(({ amount }) => amount),
        ),
        basis: `${charged.map(({ fee, amount }) => `${fee.name} ${formatMoney(amount)}${wayOf(fee, currency)}`).join('; ')}${found ? `; at the ${rateOriginText(found)}` : ''}`,
      },
    ],
    warnings: unsure.map(
      ({ name, percent, by }) =>
        `How the goods arrive is not given: by ${by}, a ${name.toLowerCase()} of ${percent} % is charged besides.`,
    ),
    isOpen: unsure.length > 0,
  }
}

const isOf = ({ above, up_to }: Fee, value: Money, here: (text: string) => Money): boolean =>
  (!above || compare(value, here(above)) > 0) && (!up_to || compare(value, here(up_to)) <= 0)

function amountOf(
  { percent, amount, at_least, at_most }: Fee,
  value: Money,
  here: (text: string) => Money,
): Money {
  if (percent === undefined) return here(amount ?? '0')
  const part = chargeOn(value, percent)
  if (at_least && compare(part, here(at_least)) < 0) return here(at_least)
  return at_most && compare(part, here(at_most)) > 0 ? here(at_most) : part
}

function wayOf({ percent, at_least, at_most }: Fee, currency: CustomsRule['currency']): string {
  if (percent === undefined) return ''
  const bounds = [
    ...(at_least ? [`at least ${formatMoney(parseMoney(at_least, currency))}`] : []),
    ...(at_most ? [`at most ${formatMoney(parseMoney(at_most, currency))}`] : []),
  ]
  return ` (${[`${percent} %`, ...bounds].join(', ')})`
}
