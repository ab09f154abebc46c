import { currencies, formatMoney, minus } from '@tradelane/money'
import type { Deps } from '../../boot/deps.ts'
import type { PdfContent, PdfTable } from '../../pdf/pdf-content.ts'
import { Refusal } from '../../refusal.ts'
import { numberOf, type Statement } from './queries.ts'
import { isInterim } from './statement-answer.ts'
import { printedCode } from './statement-code.ts'
import type { Company } from './statement-company.ts'
import { readLines, type StatementLine } from './statement-lines.ts'

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
  for await (const lines of readLines(deps, statement)) rows.push(...lines.map(rowOf))
  return {
    title: 'Account statement',
    author: 'Tradelane',
    printedAt: closesAt,
    lead: `${currencies[currency].name} account, ${dayText(statement.from)} to ${dayText(statement.to)}`,
    facts: factsOf(statement, company),
    table: tableOf(statement, rows),
    note: noteOf(deps, statement),
  }
}

const dayOf = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayText = (day: string): string => dayOf(new Date(`${day}T00:00:00Z`))
const timeText = (date: Date): string => `${dayOf(date)}, ${date.toISOString().slice(11, 16)} UTC`

function factsOf(statement: Statement, { name, registrationNumber }: Company): [string, string][] {
  const { opening, closing, moneyIn, moneyOut, held, closesAt, entryCount } = statement
  const interim = `Up to ${timeText(closesAt)}: the last day was not over yet`
  return [
    ['Statement', numberOf(statement)],
    ['Account of', `${name} (registration number ${registrationNumber})`],
    ['Period', isInterim(statement) ? interim : 'Whole days in UTC'],
    ['Opening balance', formatMoney(opening)],
    ['Money in', formatMoney(moneyIn)],
    ['Money out', formatMoney(moneyOut)],
    ['Closing balance', formatMoney(closing)],
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

function rowOf({ bookedAt, description, reference, amount, balance }: StatementLine): string[] {
  const what = reference ? `${description} · ${reference}` : description
  return [dayOf(bookedAt), what, formatMoney(amount), formatMoney(balance)]
}

function tableOf({ moneyIn, moneyOut, opening, closing, from, to }: Statement, rows: string[][]): PdfTable {
  return {
    columns,
    rows: [[dayText(from), 'Opening balance', '', formatMoney(opening)], ...rows],
    totals: [dayText(to), 'Closing balance', formatMoney(minus(moneyIn, moneyOut)), formatMoney(closing)],
  }
}

function noteOf({ config }: Deps, { code, digest, closing }: Statement): string {
  const printed = printedCode(code)
  return `To verify this statement, open ${config.publicUrl}/verify-statement?code=${printed} and enter its closing balance, ${formatMoney(closing)}. Verification code ${printed}. SHA-256 of the content: ${digest}.`
}
