import { decimalText, type Money, money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { csvFigure, csvLine, csvStart } from '../../../lists/csv.ts'
import { rateOriginText } from '../../world/rates/index.ts'
import type { StatementLine } from './statement-line.ts'
import { readLines } from './statement-lines.ts'
import { readOrder } from './statement-order.ts'
import { lastBalance } from './statement-words.ts'
import { isInterim, numberOf, type Statement } from './stored-statements.ts'

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
  'Number',
  'Counterparty account',
  // Inside the amount; negative where it was given back.
  'Fee',
  // 1.00 of the first currency of the pair is this much of the second. Amount without fee, times the rate, is the counter amount.
  'Rate',
  'Currency pair',
  'Counter amount',
  'Counter currency',
  'Return reason',
  // Of the mid rate behind the rate: who made it, and its day.
  'Rate source',
  // Of a funding: the finance partner's, out of the same payment.
  'Interest',
  // 'interim' where the last day was not over: a later statement replaces it.
  'Status',
]
const figure = (amount: Money) => csvFigure(decimalText(amount))

/** One line per entry, and per cost that no entry has, between a line with the opening balance and one with the closing balance. */
export async function* statementCsv(deps: Pick<Deps, 'db'>, statement: Statement): AsyncGenerator<string> {
  const number = numberOf(statement)
  const { currency, from, to, opening, closing } = statement
  const status = isInterim(statement) ? 'interim' : 'final'
  const order = (await readOrder(deps.db, statement)).facts.map((fact) => fact.join(' ')).join('. ')
  const balanceLine = (name: string, at: string, balance: Money, reference = '') =>
    csvLine([
      ...[number, '', at, at, name, '', reference, '', '', currency],
      figure(money(0n, currency)),
      figure(balance),
      // Nothing of what follows the balance.
      ...head.slice(head.indexOf('Balance') + 1, -1).map(() => ''),
      status,
    ])
  yield csvStart + csvLine(head) + balanceLine('Opening balance', from, opening, order)
  for await (const lines of readLines(deps, statement))
    yield lines.map((line) => entryLine({ number, status }, line)).join('')
  const last = lastBalance(isInterim(statement))
  yield balanceLine(status === 'interim' ? `${last}, not final` : last, to, closing)
}

function entryLine({ number, status }: { number: string; status: string }, line: StatementLine): string {
  return csvLine([
    number,
    line.place === null ? '' : csvFigure(String(line.place)),
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
    line.number,
    line.counterpartyAccount,
    ...priceOf(line),
    line.returnReason ?? '',
    line.exchange?.rateOrigin ? rateOriginText(line.exchange.rateOrigin) : '',
    line.interest ? figure(line.interest) : '',
    status,
  ])
}

function priceOf({ fee, exchange, counterAmount }: StatementLine) {
  return [
    fee ? figure(fee) : '',
    exchange ? csvFigure(exchange.rate) : '',
    exchange ? `${exchange.source.currency}/${exchange.target.currency}` : '',
    counterAmount ? figure(counterAmount) : '',
    counterAmount?.currency ?? '',
  ]
}
