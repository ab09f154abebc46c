import { type Currency, decimalText, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { dayOfCompany } from '../../../../lifecycle/day-of-company.ts'
import { pagesOf } from '../../../../lists/pagination.ts'
import { type CreditLine, listCreditLines } from '../../credit-limits/index.ts'
import { ageingOf, dueWeeksOf, sumByDueDate } from './due-totals.ts'
import {
  type FigureRow,
  type LineFilter,
  type LineRow,
  listLines,
  type Portfolio,
  sumLines,
} from './portfolio-lines.ts'

type Read = Pick<Deps, 'db' | 'clock'>

async function portfolioOf(
  { db, clock }: Read,
  scope: OneCompanyScope,
  beneficiaryId?: string,
): Promise<Portfolio> {
  const now = clock.now()
  const credit = await listCreditLines(db, scope, beneficiaryId)
  return { scope, credit, today: await dayOfCompany(db, scope.companyId, now), beneficiaryId }
}

/** A page of the company's buyers, and the sums of all of them by currency. */
export async function readPortfolio(
  deps: Read,
  scope: OneCompanyScope,
  filter: LineFilter & { page: number; limit: number },
) {
  const portfolio = await portfolioOf(deps, scope)
  const [lines, sums, due] = await Promise.all([
    listLines(deps.db, portfolio, filter),
    sumLines(deps.db, portfolio, filter),
    sumByDueDate(deps.db, portfolio),
  ])
  return {
    as_of: portfolio.today,
    buyers: lines.map((line) => lineAnswer(line, portfolio.credit)),
    sums: sums.map((row) => {
      const currency = row.currency as Currency
      return {
        ...figuresOf(row),
        buyers: Number(row.buyers),
        limit: decimalText(money(row.limit_amount, currency)),
        free: decimalText(money(row.free, currency)),
        ageing: ageingOf(due, currency),
        due_weeks: dueWeeksOf(due, currency),
      }
    }),
    pagination: pagesOf(
      filter,
      sums.reduce((total, { listed }) => total + Number(listed), 0),
    ),
  }
}

/** Every line that matches, for the CSV file. */
export async function listPortfolio(deps: Read, scope: OneCompanyScope, filter: LineFilter) {
  const portfolio = await portfolioOf(deps, scope)
  const lines = await listLines(deps.db, portfolio, filter)
  return { today: portfolio.today, lines: lines.map((line) => lineAnswer(line, portfolio.credit)) }
}

/** Credit and fundings of one buyer in each currency, that of its limit first. */
export async function readBuyerFigures(deps: Read, scope: OneCompanyScope, beneficiaryId: string) {
  const portfolio = await portfolioOf(deps, scope, beneficiaryId)
  const [lines, due] = await Promise.all([
    listLines(deps.db, portfolio, {}),
    sumByDueDate(deps.db, portfolio),
  ])
  const figures = lines.map((line) => ({
    ...lineAnswer(line, portfolio.credit),
    ageing: ageingOf(due, line.currency as Currency),
  }))
  const isFirst = (line: (typeof figures)[number]) => Number(line.limit_requested !== null)
  return { as_of: portfolio.today, figures: figures.toSorted((one, other) => isFirst(other) - isFirst(one)) }
}

function lineAnswer(row: LineRow, credit: readonly CreditLine[]) {
  const currency = row.currency as Currency
  const text = (amount: bigint | null) => (amount === null ? null : decimalText(money(amount, currency)))
  const limit = credit.find((line) => line.beneficiaryId === row.beneficiary_id && line.currency === currency)
  return {
    beneficiary_id: row.beneficiary_id,
    company_name: row.company_name,
    credit_limit_id: limit?.creditLimitId ?? null,
    credit_limit_state: limit?.state ?? null,
    limit_requested: text(row.limit_requested),
    limit: text(row.limit_amount),
    limit_valid_until: limit?.validUntil ?? null,
    free: text(row.free),
    used_percent: row.limit_amount ? percentOf(row.outstanding, row.limit_amount) : null,
    ...figuresOf(row),
  }
}

function figuresOf(row: FigureRow) {
  const currency = row.currency as Currency
  const text = (amount: bigint) => decimalText(money(amount, currency))
  return {
    currency,
    outstanding: text(row.outstanding),
    overdue: text(row.overdue),
    reserved: text(row.reserved),
    fundings: Number(row.fundings),
    open_fundings: Number(row.open_fundings),
    advanced: text(row.advanced),
    interest_paid: text(row.interest_paid),
    fee_paid: text(row.fee_paid),
    cost: text(row.interest_paid + row.fee_paid),
    buyer_paid: text(row.buyer_paid),
    customer_paid: text(row.customer_paid),
    average_days_to_pay: row.paid_invoices === 0n ? null : tenths(row.days_to_pay, row.paid_invoices),
  }
}

/** A limit that was reduced later can be used to more than 100 percent. */
const percentOf = (part: bigint, whole: bigint): number => tenths(part * 100n, whole)
/** To a tenth, rounded half up. */
const tenths = (dividend: bigint, divisor: bigint): number =>
  Number((dividend * 20n + divisor) / (divisor * 2n)) / 10
