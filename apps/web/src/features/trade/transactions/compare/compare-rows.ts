import { budgetKindNames, budgetKinds } from '@tradelane/contract/transactions/budget'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { type Currency, decimalText, parseMoney, percentOf } from '@tradelane/money'

type Trade = Pick<WireTransactionSummary, 'transaction_id' | 'total' | 'budget'>
type Cell = { amount: number; perUnit: string | null; currency: Currency } | null
export type ComparedRow = { key: string; title: string; cells: Cell[] }

/** What trades cost by kind, side by side, each in its own currency; with what one unit bears of it where units are known. */
export function compareRows(trades: readonly Trade[]): ComparedRow[] {
  const row = (key: string, title: string, amountOf: (trade: Trade) => number | null | undefined) => ({
    key,
    title,
    cells: trades.map((trade) => cellOf(trade, amountOf(trade) ?? null)),
  })
  const kinds = budgetKinds
    .filter((kind) => trades.some((trade) => figuresOf(trade, kind)?.total))
    .map((kind) => row(kind, budgetKindNames[kind], (trade) => figuresOf(trade, kind)?.total ?? 0))
  return [
    ...kinds,
    row('total', 'Total cost', ({ total }) => total.total),
    row('budget', 'Budget', ({ budget }) => budget?.total.budget),
    row('sales', 'Sales value', ({ budget }) => budget?.profit?.sales_value),
    row('profit', 'Profit', ({ budget }) => budget?.profit?.amount),
  ]
}

const figuresOf = ({ budget }: Trade, kind: (typeof budgetKinds)[number]) =>
  budget?.kinds.find((figures) => figures.kind === kind)

function cellOf({ total: { currency }, budget }: Trade, amount: number | null): Cell {
  if (amount === null) return null
  const units = budget?.written?.units ?? null
  return { amount, currency, perUnit: units === null ? null : perUnitOf(amount, units, currency) }
}

/** Rounded half up, once. */
function perUnitOf(amount: number, units: number, currency: Currency): string {
  const [whole = '', decimals = ''] = String(units).split('.')
  const one = { numerator: 10n ** BigInt(decimals.length), denominator: BigInt(whole + decimals) }
  return decimalText(percentOf(parseMoney(String(amount), currency), one, 'half-up'))
}
