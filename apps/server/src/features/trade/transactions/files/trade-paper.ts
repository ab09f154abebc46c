import { counted } from '@tradelane/contract/primitives/counted'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { budgetKindNames } from '@tradelane/contract/transactions/budget'
import { type Currency, formatMoney, parseMoney } from '@tradelane/money'
import type { PdfContent, PdfTable } from '../../../../pdf/pdf-content.ts'
import { cashNames, dayOfRate, leftOut, standingNames, type TradeFigures } from './said-words.ts'

/** Total, budget and profit first, then every line. */
export function paperOf({ trade, cash }: TradeFigures, printedAt: Date): PdfContent {
  const { currency, ...total } = trade.total
  const text = textIn(currency)
  const profit = trade.budget?.profit
  return {
    title: 'Trade summary',
    number: trade.transaction_number,
    author: 'Tradelane',
    printedAt,
    lead: [trade.name, `Total cost: ${text(total.total)}`, leftOut(trade)].filter(Boolean).join('. '),
    facts: [
      ['Paid or on its way', text(total.paid)],
      ['Held or owed', text(total.committed)],
      ['Quoted, not accepted', text(total.quoted)],
      ...(profit
        ? ([
            ['Sales value', text(profit.sales_value)],
            ['Profit after the total cost', text(profit.amount)],
            ...(profit.per_unit === null
              ? []
              : [
                  [
                    `For each of ${counted(Number(profit.units), 'unit')}, rounded half up`,
                    text(profit.per_unit),
                  ] as const,
                ]),
          ] as const)
        : []),
    ],
    sections: [
      ...(trade.budget?.kinds.length ? [{ title: 'Budget', ...budgetTable(trade, text) }] : []),
      ...(trade.cost_lines.length > 0 ? [{ title: 'Costs', ...costTable(trade, text) }] : []),
      ...(cash.past.length + cash.ahead.length > 0 ? [{ title: 'Cash flow', ...cashTable(cash, text) }] : []),
    ],
    note: 'Amounts in other currencies are shown at the rate that they were booked at, else at a reference rate of the named day. Days are in UTC.',
  }
}

type Text = (amount: string | null) => string
const textIn =
  (currency: Currency): Text =>
  (amount) =>
    amount === null ? '–' : formatMoney(parseMoney(amount, currency))

function budgetTable({ budget }: TradeFigures['trade'], text: Text): PdfTable {
  const cellsOf = ({ budget: planned, total, left }: NonNullable<typeof budget>['total']) =>
    [planned, total, left].map(text)
  return {
    columns: [
      { title: 'Kind', share: 0.31 },
      ...['Budget', 'Cost', 'Left'].map((title) => ({ title, share: 0.23, isRight: true })),
    ],
    rows: (budget?.kinds ?? []).map(({ kind, ...figures }) => [budgetKindNames[kind], ...cellsOf(figures)]),
    ...(budget && { totals: ['Total', ...cellsOf(budget.total)] }),
  }
}

function costTable({ cost_lines, total }: TradeFigures['trade'], text: Text): PdfTable {
  return {
    columns: [
      { title: 'Cost', share: 0.44 },
      { title: 'Status', share: 0.14 },
      { title: 'Amount', share: 0.21, isRight: true },
      { title: `In ${total.currency}`, share: 0.21, isRight: true },
    ],
    rows: cost_lines.map((line) => [
      line.rate ? `${line.description} (${rateText(line.rate)})` : line.description,
      standingNames[line.standing],
      textIn(line.currency)(line.amount),
      line.amount_in_total === null ? 'No current rate' : text(line.amount_in_total),
    ]),
    totals: ['Total', '', '', text(total.total)],
  }
}

function cashTable({ past, ahead }: TradeFigures['cash'], text: Text): PdfTable {
  return {
    columns: [
      { title: 'Day', share: 0.14 },
      { title: 'What', share: 0.44 },
      { title: 'Amount', share: 0.21, isRight: true },
      { title: 'Sum', share: 0.21, isRight: true },
    ],
    rows: [...past, ...ahead].map((line) => [
      line.day === null ? 'Not known yet' : dayText(line.day),
      line.standing === 'booked' ? line.description : `${line.description} (${cashNames[line.standing]})`,
      textIn(line.currency)(line.amount),
      text(line.sum),
    ]),
  }
}

type Rate = { rate: string; source: string; as_of: Date | null }
const rateText = (rate: Rate): string => {
  const day = dayOfRate(rate)
  return `${rate.rate}, ${rate.source}${day ? `, ${dayText(day)}` : ''}`
}
