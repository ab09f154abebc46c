import type { Output } from '@tradelane/contract'
import type { tradeFigures } from '@tradelane/contract/transactions/figures'
import { listEntriesOf } from '@tradelane/ledger'
import { type Currency, decimalText, isZero, type Money, money, negate, plus, zero } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { type CostLine, servicesOf } from '../../../../entries/service-entry.ts'
import { firstEventOf } from '../../../../lifecycle/first-event.ts'
import { costLinesOf } from '../../../../registry/cost-lines.ts'
import { recordsOfTrades, type TradeRecord } from '../../../../registry/records-of-trades.ts'
import { changeAmount } from '../change-amount.ts'
import { ledgerSubjectsOf } from '../ledger-subjects.ts'
import { getTransaction } from '../transactions.ts'
import { splitByParts } from './split-by-parts.ts'

type CashFlow = Output<typeof tradeFigures.cashFlow>
type Line = CashFlow['past'][number]
type Moved = Pick<Line, 'standing' | 'day' | 'description'> & { id: string; amount: Money }

/** What went out and came in for a trade, from the ledger, and what is owed and expected, from its services. Refuses with NOT_FOUND. */
export async function readCashFlow(
  deps: Deps,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<CashFlow> {
  const trade = await getTransaction(deps.db, scope, transactionId)
  const currency = trade.currency as Currency
  const records = await recordsOfTrades(deps, [transactionId])
  const [costs, booked, expected] = await Promise.all([
    costLinesOf(deps, scope, records),
    bookedFor(deps, scope, records),
    expectedFor(deps, scope, records),
  ])
  const running = { currency, sum: zero(currency), exchanged: exchangedOf(costs) }
  const past = await linesOf(deps, running, booked)
  const owed = await splitByParts(deps, scope, records, costs)
  const ahead = await linesOf(deps, running, [...expected, ...owedBy(owed)].toSorted(byDay))
  return { status: 'success', currency, past, ahead }
}

/** The journals of the records on the company's accounts. Money that was put apart and is still the company's is a line of its own. */
async function bookedFor(
  deps: Deps,
  { companyId }: OneCompanyScope,
  records: readonly TradeRecord[],
): Promise<Moved[]> {
  const from = await firstEventOf(deps.db, companyId, records)
  if (!from) return []
  const { subjects } = await ledgerSubjectsOf(deps, records)
  const entries = await listEntriesOf(deps.db, { owner: companyId, subjects: [...subjects.keys()], from })
  return entries.map(({ subject, description, eventAt, currency, amount, apart }) => ({
    standing: amount === 0n ? 'set_aside' : 'booked',
    day: dayOf(eventAt),
    description,
    id: subject.slice(subject.indexOf(':') + 1),
    amount: money(amount === 0n ? -apart : amount, currency),
  }))
}

async function expectedFor(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly TradeRecord[],
): Promise<Moved[]> {
  const expected = await Promise.all(
    servicesOf(deps).map(({ info, expects }) => {
      const ids = records.filter(({ subject }) => subject === info.subject).map(({ id }) => id)
      return ids.length > 0 && expects ? expects(deps.db, scope, ids) : []
    }),
  )
  return expected.flat().map((line) => ({ ...line, standing: 'expected' }))
}

const owedBy = (costs: readonly CostLine[]): Moved[] =>
  costs
    .filter(({ standing, amount }) => standing === 'committed' && !isZero(amount))
    .map(({ id, description, amount, due = null }) => ({
      ...{ standing: 'owed', id, description, day: due },
      amount: negate(amount),
    }))

const byDay = (one: Moved, other: Moved): number => (one.day ?? '9999').localeCompare(other.day ?? '9999')

/** The rate that a record's money was really changed at. */
const exchangedOf = (costs: readonly CostLine[]) =>
  new Map(
    costs.flatMap(({ id, exchanged }) => {
      if (!exchanged) return []
      const { into: _, ...rate } = exchanged
      return [[id, rate] as const]
    }),
  )

type Running = {
  currency: Currency
  sum: Money
  exchanged: ReadonlyMap<string, NonNullable<CostLine['exchanged']>>
}

async function linesOf(deps: Deps, running: Running, moved: readonly Moved[]): Promise<Line[]> {
  const lines: Line[] = []
  for (const { id, amount, ...line } of moved) {
    const exchanged = running.exchanged.get(id)
    const cost = { amount, ...(exchanged && { exchanged }) }
    const { inTotal, rate } = await changeAmount(deps, running.currency, cost)
    if (inTotal && line.standing !== 'set_aside') running.sum = plus(running.sum, inTotal)
    lines.push({
      ...line,
      ...{ currency: amount.currency, amount: decimalText(amount), rate },
      amount_in_total: inTotal && decimalText(inTotal),
      sum: decimalText(running.sum),
    })
  }
  return lines
}
