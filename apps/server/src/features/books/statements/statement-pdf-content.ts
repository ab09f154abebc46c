import { dayText } from '@tradelane/contract/primitives/day-text'
import { currencies, formatMoney, isNegative, isZero, type Money, minus, negate } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { instantText } from '../../../lifecycle/day-text.ts'
import { isolated, joined } from '../../../pdf/isolated.ts'
import type { PdfContent, PdfTable } from '../../../pdf/pdf-content.ts'
import { printedCode } from '../../../pdf/verification-code.ts'
import { Refusal } from '../../../refusal.ts'
import { rateOriginText } from '../../world/rates/index.ts'
import type { Exchange } from './entry-facts.ts'
import type { Company } from './statement-company.ts'
import { addCosts, costFacts, noCosts, placeOfCosts } from './statement-costs.ts'
import type { StatementLine } from './statement-line.ts'
import { readLines } from './statement-lines.ts'
import { readOrder, type StatementOrder } from './statement-order.ts'
import { lastBalance } from './statement-words.ts'
import { isInterim, numberOf, type Statement } from './stored-statements.ts'

/** About thirty pages, and seconds of work; longer statements are for spreadsheets. */
const mostEntries = 1_000

/** The content of a statement's PDF. Refuses a statement that is too long with TOO_LARGE. */
export async function statementPdfContent(
  deps: Deps,
  statement: Statement,
  company: Company,
): Promise<PdfContent> {
  const { entryCount, currency, closesAt } = statement
  if (entryCount > mostEntries) {
    const message = `This statement has ${entryCount.toLocaleString('en')} entries; a PDF can have at most ${mostEntries.toLocaleString('en')}. Download it as CSV or camt.053, or choose a shorter period.`
    throw new Refusal('TOO_LARGE', { message })
  }
  const rows: string[][] = []
  let costs = noCosts(currency)
  for await (const lines of readLines(deps, statement)) {
    rows.push(...lines.map(rowOf))
    costs = lines.reduce(addCosts, costs)
  }
  const order = await readOrder(deps.db, statement)
  const notFinal = isInterim(statement)
  return {
    title: notFinal ? 'Interim account statement' : 'Account statement',
    author: 'Tradelane',
    printedAt: closesAt,
    lead: `${currencies[currency].name} account, ${dayText(statement.from)} to ${dayText(statement.to)}${notFinal ? ', not final' : ''}`,
    facts: factsOf(statement, company, order, costFacts(costs)),
    table: tableOf(statement, rows),
    note: noteOf(deps, statement),
  }
}

function factsOf(
  statement: Statement,
  { name, registrationNumber }: Company,
  order: StatementOrder,
  costs: [string, string][],
): [string, string][] {
  const { opening, closing, moneyIn, moneyOut, held, closesAt, entryCount, accountNumber } = statement
  const interim = `Up to ${instantText(closesAt)}: the last day was not over yet. The final statement replaces this one`
  return [
    ['Statement', isInterim(statement) ? `${numberOf(statement)}, interim` : numberOf(statement)],
    ...order.facts.map(([label, value]): [string, string] => [label, value]),
    ['Account of', `${isolated(name)} (registration number ${isolated(registrationNumber)})`],
    ...(accountNumber === null ? [] : [['Account number', accountNumber] as [string, string]]),
    ['Period', isInterim(statement) ? interim : 'Whole days in UTC'],
    ['Opening balance', formatMoney(opening)],
    ['Money in', formatMoney(moneyIn)],
    ['Money out', formatMoney(moneyOut)],
    ...costs,
    [lastBalance(isInterim(statement)), formatMoney(closing)],
    ...(held.amount > 0n
      ? ([
          ['Held', `${formatMoney(held)}, for transactions in progress that are not booked yet`],
          ['Available', formatMoney(minus(closing, held))],
        ] as [string, string][])
      : []),
    ['Entries', entryCount.toLocaleString('en')],
  ]
}

const columns = [
  { title: 'Booked (UTC)', share: 0.15 },
  { title: 'What', share: 0.42 },
  { title: 'Amount', share: 0.21, isRight: true },
  { title: 'Balance', share: 0.22, isRight: true },
] as const

function rowOf(line: StatementLine): string[] {
  const { bookedAt, description, reference, amount, balance } = line
  const what = [joined([description, reference]), ...detailsOf(line)]
  return [dayText(bookedAt), what.join('\n'), formatMoney(amount), formatMoney(balance)]
}

/** One line each for the other side, for the price, and for why money came back. */
function detailsOf(line: StatementLine): string[] {
  const { number, counterpartyAccount, role, fee, interest, exchange, counterAmount, returnReason } = line
  const isNamed = line.description.includes(line.counterparty)
  const price = [
    fee && !isZero(fee) && feeText(line, fee),
    interest && `Interest ${formatMoney(interest)} ${placeOfCosts(line)}`,
    exchange && rateText(exchange),
    role === 'creditor' &&
      counterAmount &&
      returnReason === undefined &&
      `${formatMoney(counterAmount)} received`,
  ]
  return [
    [number, isNamed ? '' : line.counterparty, counterpartyAccount],
    price,
    [returnReason && `Reason: ${returnReason}`],
  ]
    .map((parts) => joined(parts))
    .filter((text) => text !== '')
}

function rateText({ source, target, rate, rateOrigin }: Exchange): string {
  const text = `1 ${source.currency} = ${rate} ${target.currency}`
  return rateOrigin ? `${text} (based on: ${rateOriginText(rateOrigin)})` : text
}

const feeText = (line: StatementLine, fee: Money): string =>
  isNegative(fee)
    ? `Fee ${formatMoney(negate(fee))} given back`
    : `Fee ${formatMoney(fee)} ${placeOfCosts(line)}`

function tableOf(statement: Statement, rows: string[][]): PdfTable {
  const { moneyIn, moneyOut, opening, closing, from, to } = statement
  const last = lastBalance(isInterim(statement))
  return {
    columns,
    rows: [[dayText(from), 'Opening balance', '', formatMoney(opening)], ...rows],
    totals: [dayText(to), last, formatMoney(minus(moneyIn, moneyOut)), formatMoney(closing)],
  }
}

function noteOf({ config }: Deps, statement: Statement): string {
  const { code, digest, closing } = statement
  const last = lastBalance(isInterim(statement)).toLowerCase()
  const printed = printedCode(code)
  return `To verify this statement, open ${config.publicUrl}/verify-statement?code=${printed} and enter its ${last}, ${formatMoney(closing)}. Verification code ${printed}. SHA-256 of the content: ${digest}.`
}
