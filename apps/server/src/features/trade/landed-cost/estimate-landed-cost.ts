import type { Output } from '@tradelane/contract'
import { hsText } from '@tradelane/contract/hs-codes/code-text'
import { ruleOf } from '@tradelane/contract/incoterms/obligations'
import type { landedCost } from '@tradelane/contract/landed-cost/calls'
import type { CostKind } from '@tradelane/contract/landed-cost/parts'
import { containedIn } from '@tradelane/contract/landed-cost/parts'
import { partOf } from '@tradelane/freight'
import { decimalText, findMoney, type Money, sum } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { checkHsCode, replacedText } from '../../world/hs-codes/index.ts'
import { chargesAtBorder } from './charges-at-border.ts'
import type { CostLine, Estimated } from './cost-line.ts'
import { type CustomsRule, findCustomsRule } from './customs-rules.ts'
import { givenLines } from './given-lines.ts'
import { noDuty } from './no-duty.ts'
import { perUnit } from './per-unit.ts'
import { restrictedEnds } from './restricted-ends.ts'
import { ruleOfTerritory } from './rule-of-territory.ts'
import { splitPrice } from './split-price.ts'
import {
  hasOpenPlaces,
  lacksCarriage,
  lacksFreightInPrice,
  lacksWayToPort,
  warningsOfTerm,
} from './warnings-of-term.ts'

type Answer = Omit<Output<typeof landedCost.estimate>, 'status'>

/**
 * What goods cost at their destination. Refuses a code that the Harmonized System does not have or has replaced, and amounts with more decimals than the
 * currency.
 */
export async function estimateLandedCost(deps: Deps, body: Estimated): Promise<Answer> {
  const { currency, incoterm, origin, destination } = body
  const checked = checkHsCode(body.hs_code)
  if (checked.state === 'impossible')
    refuseFields({ hs_code: 'The Harmonized System has no such code. Search it by a word.' })
  if (checked.state === 'replaced') refuseFields({ hs_code: `${replacedText(checked)} Choose one of them.` })
  const today = deps.clock.now().toISOString().slice(0, 10)
  const parts = splitPrice(
    amountOf(body, 'value', body.value),
    {
      toPort: amountOf(body, 'to_port', body.to_port ?? '0'),
      freight: amountOf(body, 'freight', body.freight ?? '0'),
      insurance: amountOf(body, 'insurance', body.insurance ?? '0'),
    },
    incoterm,
  )
  const hsCode = checked.code
  const without = noDuty(origin, destination)
  const rule = without
    ? undefined
    : (findCustomsRule(destination, hsCode) ?? ruleOfTerritory(destination, hsCode))
  const border = without
    ? { lines: [], warnings: without, isComplete: false, lacksDuty: false }
    : await chargesAtBorder(deps, rule, {
        ...{ parts, origin: partOf(origin)?.origin ?? origin, destination, hsCode, today },
        ...{ arrivesBy: body.arrives_by, lacksCarriage: lacksCarriage(body) },
      })
  const refused = await restrictedEnds(deps.db, body)
  const lines: CostLine[] = [...givenLines(parts, body, today), ...border.lines]
  const total = totalOf(currency, lines)
  return {
    currency,
    lines: lines.map((line) => ({
      ...line,
      amount: decimalText(line.amount),
      paid_by: payerOf(line.kind, incoterm),
    })),
    total: decimalText(total),
    total_without_tax: decimalText(
      totalOf(
        currency,
        lines.filter(({ kind }) => kind !== 'tax'),
      ),
    ),
    per_unit:
      body.quantity === undefined || border.lacksDuty ? null : decimalText(unitPrice(total, body.quantity)),
    lacks_duty: border.lacksDuty,
    is_complete: border.isComplete && !isOpenByTerm(body, rule) && refused.length === 0,
    warnings: [
      ...refused,
      ...(hsCode.length > 6
        ? [`The digits after ${hsText(hsCode.slice(0, 6))} are a country’s own. Check the code.`]
        : []),
      ...border.warnings,
      ...warningsOfTerm(body, rule),
    ],
    is_estimate: true,
  }
}

/** What was left out, or may be charged otherwise than here, by the term. */
const isOpenByTerm = (body: Estimated, rule: CustomsRule | undefined): boolean =>
  lacksWayToPort(body) || lacksCarriage(body) || lacksFreightInPrice(body, rule) || hasOpenPlaces(body, rule)

const totalOf = (currency: Estimated['currency'], lines: CostLine[]) =>
  sum(
    currency,
    lines.map(({ amount }) => amount),
  )

/** Beyond this many smallest units, a total has more digits than a number of an answer carries exactly. */
const [mostGiven, mostAnswered] = [10n ** 12n, 10n ** 15n]

function amountOf({ currency }: Estimated, field: string, text: string): Money {
  const amount =
    findMoney(text, currency) ?? refuseFields({ [field]: `This is not an amount of ${currency}` })
  return amount.amount <= mostGiven ? amount : refuseFields({ [field]: 'This is more than we can estimate' })
}

function unitPrice(total: Money, quantity: string): Money {
  const price = perUnit(total, quantity)
  return price.amount < mostAnswered
    ? price
    : refuseFields({ quantity: 'The quantity is too small for a price of one' })
}

/** Goods are paid by the buyer under every term; what the seller pays is in its price. */
function payerOf(kind: CostKind, incoterm: Estimated['incoterm']): 'seller' | 'buyer' {
  const { freight, insurance } = containedIn(incoterm)
  if (kind === 'freight') return freight ? 'seller' : 'buyer'
  if (kind === 'insurance') return insurance ? 'seller' : 'buyer'
  const isBorder = kind === 'duty' || kind === 'fees' || kind === 'tax'
  return isBorder && ruleOf(incoterm).tasks.duties === 'seller' ? 'seller' : 'buyer'
}
