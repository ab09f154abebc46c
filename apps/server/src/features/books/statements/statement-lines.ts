import type { BookedEntry } from '@tradelane/ledger'
import { readBooked } from '@tradelane/ledger'
import { isPositive, type Money, money, zero } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listTakenCosts, type TakenCost } from '../../services/invoice-factoring/index.ts'
import { type EntryFacts, readEntryFacts } from './entry-facts.ts'
import { momentsOf } from './period.ts'
import type { Statement } from './stored-statements.ts'

/** An entry as a statement shows it. */
export type StatementLine = {
  /** 1, 2, 3 … in this statement; null for costs that no entry of the account has. */
  place: number | null
  /** Of its journal, or of the payment that the costs were taken from. */
  entryReference: string
  kind: string
  description: string
  bookedAt: Date
  eventAt: Date
  amount: Money
  balance: Money
  /** The cause, for example `simple_payment:<id>`. */
  subject: string | null
} & EntryFacts

const linesPerRead = 500

/**
 * All lines of a statement, oldest first, with the costs that no entry has in between, a few hundred at a time: a statement may be larger than memory. Throws if they
 * do not add up to the stated totals.
 */
export async function* readLines(
  deps: Pick<Deps, 'db'>,
  statement: Statement,
): AsyncGenerator<StatementLine[]> {
  const { companyId, currency, closesAt, opening, closing, entryCount } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const booked = await readBooked(deps.db, { owner: companyId, currency, from: opensAt, to: closesAt })
  const costs = await listTakenCosts(deps.db, systemScope(companyId), {
    ...{ currency, from: opensAt, to: closesAt },
  })
  let [place, balance] = [0, opening.amount]
  const costsBefore = (at: Date | undefined) => {
    const count = costs.findIndex(({ takenAt }) => at !== undefined && takenAt > at)
    return costs
      .splice(0, count < 0 ? costs.length : count)
      .map((cost) => costLine(cost, money(balance, currency)))
  }
  for await (const entries of inGroups(booked.entries())) {
    const factsOf = await readEntryFacts(deps.db, systemScope(companyId), entries)
    yield entries.flatMap((entry) => {
      const before = costsBefore(entry.bookedAt)
      place += 1
      balance += entry.amount
      const sums = { amount: money(entry.amount, currency), balance: money(balance, currency) }
      const description = entry.description.replace(/: accepted$/, '')
      const entryReference = String(entry.journalId)
      return [...before, { place, entryReference, ...entry, ...sums, description, ...factsOf(entry) }]
    })
  }
  const after = costsBefore(undefined)
  if (after.length > 0) yield after
  if (balance !== closing.amount || place !== entryCount)
    throw new Error(`statement ${statement.statementId} does not add up to what was stated`)
}

/** Interest and fee that were taken from a buyer's payment: the account itself did not move. */
function costLine(cost: TakenCost, balance: Money): StatementLine {
  const { paymentId, subject, takenAt, paidOn, number, counterparty, reference, fee, interest } = cost
  return {
    place: null,
    entryReference: paymentId.replaceAll('-', ''),
    kind: 'factoring.collected',
    description: `Cost taken from a payment of the buyer, invoice funding ${number}`,
    bookedAt: takenAt,
    eventAt: new Date(`${paidOn}T00:00:00Z`),
    amount: zero(balance.currency),
    balance,
    subject,
    ...{ number, counterparty, counterpartyAccount: '', role: 'debtor', reference },
    ...(isPositive(fee) && { fee }),
    ...(isPositive(interest) && { interest }),
  }
}

async function* inGroups(entries: AsyncIterable<BookedEntry>): AsyncGenerator<BookedEntry[]> {
  let group: BookedEntry[] = []
  for await (const entry of entries) {
    group.push(entry)
    if (group.length < linesPerRead) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
