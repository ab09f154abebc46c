import { decimalText, type Money, money } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../lists/csv.ts'
import { numberOf, type Statement } from './queries.ts'
import { readLines, type StatementLine } from './statement-lines.ts'

const head = [
  'Statement',
  'Entry',
  'Booked (UTC)',
  'Value date',
  'Description',
  'Counterparty',
  'Reference',
  'Kind',
  'Subject',
  'Currency',
  'Amount',
  'Balance',
]
const figure = (amount: Money) => csvFigure(decimalText(amount))

/** One line per entry, between a line with the opening balance and one with the closing balance. */
export async function* statementCsv(deps: Pick<Deps, 'db'>, statement: Statement): AsyncGenerator<string> {
  const number = numberOf(statement)
  const { currency, from, to, opening, closing } = statement
  const balanceLine = (name: string, at: string, balance: Money) =>
    csvLine([
      number,
      '',
      at,
      at,
      name,
      '',
      '',
      '',
      '',
      currency,
      figure(money(0n, currency)),
      figure(balance),
    ])
  yield csvStart + csvLine(head) + balanceLine('Opening balance', from, opening)
  for await (const lines of readLines(deps, statement))
    yield lines.map((line) => entryLine(number, line)).join('')
  yield balanceLine('Closing balance', to, closing)
}

function entryLine(number: string, line: StatementLine): string {
  return csvLine([
    number,
    csvFigure(String(line.place)),
    line.bookedAt.toISOString(),
    line.eventAt.toISOString().slice(0, 10),
    line.description,
    line.counterparty,
    line.reference,
    line.kind,
    line.subject ?? '',
    line.amount.currency,
    figure(line.amount),
    figure(line.balance),
  ])
}
