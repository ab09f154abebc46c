import { budgetKindNames } from '@tradelane/contract/transactions/budget'
import { type Currency, currencies } from '@tradelane/money'
import { type Cell, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { cashNames, dayOfRate, leftOut, standingNames, type TradeFigures } from './said-words.ts'

/** Three sheets: totals are formulas, with their values beside for readers that do not compute. */
export const workbookOf = (figures: TradeFigures): Promise<Uint8Array> =>
  writeXlsx({
    properties: { title: [figures.trade.transaction_number, figures.trade.name].filter(Boolean).join(', ') },
    sheets: [costsOf(figures), budgetOf(figures), cashOf(figures)],
  })

type Formula = { formula: string; value: string; currency: Currency }
type Amount = { value: string | null; currency: Currency }
/** A text, a number, an amount with the decimals of its currency, or a formula. */
type Entry = string | number | null | Amount | Formula

const amount = (value: string | null, currency: Currency): Amount => ({ value, currency })

function costsOf({ trade }: TradeFigures): WriteSheet {
  const { currency, ...totals } = trade.total
  const lines = trade.cost_lines
  const last = lines.length + 1
  const sumOf = (standing: keyof typeof standingNames): Entry => ({
    formula: `SUMIF(B2:B${last},"${standingNames[standing]}",E2:E${last})`,
    value: totals[standing],
    currency,
  })
  const rows: Entry[][] = lines.map((line) => [
    line.description,
    standingNames[line.standing],
    line.currency,
    amount(line.amount, line.currency),
    amount(line.amount_in_total, currency),
    ...rateOf(line),
  ])
  if (lines.length > 0)
    rows.push(
      ...(['paid', 'committed', 'quoted'] as const).map((standing): Entry[] => [
        standingNames[standing],
        ...[null, null, null],
        sumOf(standing),
      ]),
      [
        'Total',
        ...[null, null, null],
        { formula: `SUM(E${last + 1}:E${last + 3})`, value: totals.total, currency },
      ],
    )
  rows.push(...noteOf(trade))
  const head = [
    'Cost',
    'Status',
    'Currency',
    'Amount',
    `In ${currency}`,
    'Rate',
    'Source of the rate',
    'Rate of',
  ]
  return sheet('Costs', head, rows)
}

function budgetOf({ trade }: TradeFigures): WriteSheet {
  const { budget, total } = trade
  const { currency } = total
  const rows: Entry[][] = []
  const kinds = budget?.kinds ?? []
  const last = kinds.length + 1
  for (const [index, figures] of kinds.entries()) {
    const at = index + 2
    rows.push([
      budgetKindNames[figures.kind],
      ...[figures.budget, figures.quoted, figures.committed, figures.paid].map((value) =>
        amount(value, currency),
      ),
      { formula: `SUM(C${at}:E${at})`, value: figures.total, currency },
      figures.left === null ? null : { formula: `B${at}-F${at}`, value: figures.left, currency },
    ])
  }
  if (budget && kinds.length > 0) {
    const { total: sums } = budget
    const values = [sums.budget, sums.quoted, sums.committed, sums.paid, sums.total]
    const sumsOf = values.map((value, index): Entry => {
      const column = 'BCDEF'[index]
      return value === null ? null : { formula: `SUM(${column}2:${column}${last})`, value, currency }
    })
    const left: Entry =
      sums.left === null ? null : { formula: `B${last + 1}-F${last + 1}`, value: sums.left, currency }
    rows.push(['Total', ...sumsOf, left])
  }
  rows.push(
    ...profitRows(budget, {
      currency,
      totalAt: kinds.length > 0 ? `F${last + 1}` : '0',
      after: rows.length + 2,
    }),
  )
  rows.push(...noteOf(trade))
  return sheet('Budget', ['Kind', 'Budget', 'Quoted', 'Held or owed', 'Paid', 'Total', 'Left'], rows)
}

/** Under the sums. */
const noteOf = (trade: TradeFigures['trade']): Entry[][] => {
  const note = leftOut(trade)
  return note === undefined ? [] : [[note]]
}

type Budget = TradeFigures['trade']['budget']
type Place = { currency: Currency; totalAt: string; after: number }

function profitRows(budget: Budget, { currency, totalAt, after }: Place): Entry[][] {
  const profit = budget?.profit
  if (!profit) return []
  const { sales_value, units, per_unit } = profit
  const { exponent } = currencies[currency]
  return [
    ['Sales value', amount(sales_value, currency)],
    ['Profit', { formula: `B${after}-${totalAt}`, value: profit.amount, currency }],
    ...(units === null || per_unit === null
      ? []
      : [
          ['Units sold', Number(units)],
          [
            'Profit per unit, rounded half up',
            { formula: `ROUND(B${after + 1}/B${after + 2},${exponent})`, value: per_unit, currency },
          ],
        ]),
  ]
}

function cashOf({ cash: { currency, past, ahead } }: TradeFigures): WriteSheet {
  const rows = [...past, ...ahead].map((line, index): Entry[] => {
    const at = index + 2
    const before = index === 0 ? '0' : `G${at - 1}`
    return [
      line.day ?? 'Not known yet',
      line.description,
      cashNames[line.standing],
      line.currency,
      amount(line.amount, line.currency),
      amount(line.amount_in_total, currency),
      { formula: line.standing === 'set_aside' ? before : `${before}+F${at}`, value: line.sum, currency },
      ...rateOf(line),
    ]
  })
  const head = ['Day (UTC)', 'What', 'Status', 'Currency', 'Amount', `In ${currency}`, `Sum in ${currency}`]
  return sheet('Cash flow', [...head, 'Rate', 'Source of the rate', 'Rate of'], rows)
}

type Rated = {
  rate: { rate: string; source: string; as_of: Date | null } | null
  amount_in_total: string | null
}

const rateOf = ({ rate, amount_in_total: inTotal }: Rated): Entry[] => {
  if (!rate) return inTotal === null ? [null, 'No current rate: not in the sums'] : []
  return [Number(rate.rate), rate.source, dayOfRate(rate)]
}

function sheet(name: string, head: readonly string[], rows: readonly Entry[][]): WriteSheet {
  const cells = new Map<string, Partial<Cell>>(
    head.map((_, column) => [`0,${column}`, { style: { font: { bold: true } } }]),
  )
  for (const [row, entries] of rows.entries())
    for (const [column, entry] of entries.entries()) {
      if (typeof entry !== 'object' || entry === null) continue
      cells.set(`${row + 1},${column}`, {
        style: { numFmt: formatOf(entry.currency) },
        ...('formula' in entry && { formula: entry.formula, formulaResult: Number(entry.value) }),
      })
    }
  return {
    name,
    columns: head.map(() => ({ autoWidth: true })),
    rows: [[...head], ...rows.map((entries) => entries.map(cellOf))],
    cells,
    freezePane: { rows: 1 },
  }
}

const cellOf = (entry: Entry): CellValue => {
  if (typeof entry !== 'object' || entry === null) return entry
  return entry.value === null ? null : Number(entry.value)
}

/** "#,##0.00" for dollars, "#,##0" for yen. */
const formatOf = (currency: Currency): string => {
  const { exponent } = currencies[currency]
  return exponent === 0 ? '#,##0' : `#,##0.${'0'.repeat(exponent)}`
}
