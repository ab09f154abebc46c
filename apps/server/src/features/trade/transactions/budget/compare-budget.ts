import {
  type BudgetKind,
  type budgetFigures,
  budgetKinds,
  eachKind,
  type ImportCharges,
} from '@tradelane/contract/transactions/budget'
import {
  type Currency,
  convert,
  decimalText,
  type Fraction,
  type Money,
  minus,
  negate,
  parseMoney,
  percentOf,
  plus,
  sum,
} from '@tradelane/money'
import type { z } from 'zod/mini'
import { nothing, type Totals } from '../add-up.ts'
import { type RateDeps, referenceInto } from '../change-amount.ts'
import type { TransactionRow } from '../transactions.ts'
import { budgetOf, type WrittenBudget } from './write-budget.ts'

type Figures = z.output<typeof budgetFigures>
/** The costs of the trade in its currency, in all and by kind. */
type Costs = {
  byKind: ReadonlyMap<BudgetKind, Totals>
  totals: Totals
  isWhole: boolean
  /** A cost that is in no line. */
  lacksImport: ImportCharges | null
}

/** A trade's budget beside its costs. A budget in another currency is changed at today's reference rate, each amount rounded half up once. */
export async function compareBudget(
  deps: RateDeps,
  trade: TransactionRow,
  { byKind, totals, isWhole, lacksImport }: Costs,
): Promise<Figures> {
  const currency = trade.currency as Currency
  const written = budgetOf(trade)
  const { into, rate } = await changerOf(deps, written, currency)
  const kinds = budgetKinds.flatMap((kind) => {
    const text = written?.amounts[kind]
    const costs = byKind.get(kind)
    if (!costs && text === undefined) return []
    return { kind, ...(costs ?? nothing(currency)), budget: text === undefined ? null : into(text) }
  })
  const budgets = kinds.flatMap(({ budget }) => budget ?? [])
  const total = { ...totals, budget: budgets.length > 0 ? sum(currency, budgets) : null }
  return {
    version: trade.budget_version,
    written: written && {
      ...written,
      amounts: { ...eachKind<string | null>(null), ...written.amounts },
    },
    rate,
    kinds: kinds.map(({ kind, ...figures }) => ({ kind, ...shown(figures, budgets.length > 0) })),
    total: shown(total, budgets.length > 0),
    lacks_import_charges: lacksImport,
    profit: profitOf(written, into, costOf(total), isWhole && !lacksImport),
  }
}

/** Reads amounts of the budget into the trade's currency; null where no rate is known. */
async function changerOf(deps: RateDeps, written: WrittenBudget | null, to: Currency) {
  const from = written?.currency ?? to
  if (from === to) return { into: (text: string): Money | null => parseMoney(text, to), rate: null }
  const reference = await referenceInto(deps, from, to)
  return {
    into: (text: string) => reference && convert(parseMoney(text, from), reference.rate, 'half-up'),
    rate: reference?.shown ?? null,
  }
}

type Compared = Totals & { budget: Money | null }

const costOf = ({ paid, committed, quoted }: Totals): Money => plus(plus(paid, committed), quoted)

/** Beside kinds that have a budget, one without it has spent all that it cost, so that what is left adds up. */
function shown({ budget, ...costs }: Compared, isPlanned: boolean) {
  const total = costOf(costs)
  const left = budget ? minus(budget, total) : isPlanned ? negate(total) : null
  return {
    budget: budget && decimalText(budget),
    quoted: decimalText(costs.quoted),
    committed: decimalText(costs.committed),
    paid: decimalText(costs.paid),
    total: decimalText(total),
    left: left && decimalText(left),
  }
}

function profitOf(
  written: WrittenBudget | null,
  into: (text: string) => Money | null,
  total: Money,
  isWhole: boolean,
): Figures['profit'] {
  const sales = written?.sales_value ? into(written.sales_value) : null
  if (!written || !sales) return null
  const profit = minus(sales, total)
  const perUnit = written.units && decimalText(percentOf(profit, oneOf(written.units), 'half-up'))
  return {
    sales_value: decimalText(sales),
    amount: decimalText(profit),
    units: written.units,
    // A number in JSON carries fifteen digits.
    per_unit: perUnit && perUnit.replace(/\D/g, '').length <= 15 ? perUnit : null,
    is_whole: isWhole,
  }
}

/** One of "12.5" units. */
function oneOf(units: string): Fraction {
  const [whole = '', decimals = ''] = units.split('.')
  return { numerator: 10n ** BigInt(decimals.length), denominator: BigInt(whole + decimals) }
}
