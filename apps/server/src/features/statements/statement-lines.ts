import type { BookedEntry } from '@tradelane/ledger'
import { readBooked } from '@tradelane/ledger'
import { type Money, money } from '@tradelane/money'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { listCounterparties } from './counterparties.ts'
import { momentsOf } from './period.ts'
import type { Statement } from './queries.ts'

/** An entry as a statement shows it. */
export type StatementLine = {
  /** 1, 2, 3 … in this statement. */
  place: number
  journalId: bigint
  kind: string
  description: string
  bookedAt: Date
  eventAt: Date
  amount: Money
  balance: Money
  /** The cause, for example `simple_payment:<id>`. */
  subject: string | null
  /** Who was paid, or who paid; the account of a sender, where it is known. */
  counterparty: string
  counterpartyAccount: string
  reference: string
}

const linesPerRead = 500

/**
 * All lines of a statement, oldest first, a few hundred at a time: a statement may be larger than memory. Throws if they
 * do not add up to the stated totals.
 */
export async function* readLines(
  deps: Pick<Deps, 'db'>,
  statement: Statement,
): AsyncGenerator<StatementLine[]> {
  const { companyId, currency, closesAt, opening, closing, entryCount } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const booked = await readBooked(deps.db, { owner: companyId, currency, from: opensAt, to: closesAt })
  let [place, balance] = [0, opening.amount]
  for await (const entries of inGroups(booked.entries())) {
    const subjects = entries.map(({ subject }) => subject)
    const counterparties = await listCounterparties(deps.db, systemScope(companyId), subjects)
    yield entries.map((entry) => {
      place += 1
      balance += entry.amount
      const { name = '', account = '', reference = '' } = counterparties.get(entry.subject ?? '') ?? {}
      const { amount, description, ...rest } = entry
      const sums = { amount: money(amount, currency), balance: money(balance, currency) }
      const text = description.replace(/: accepted$/, '')
      const other = { counterparty: name, counterpartyAccount: account, reference }
      return { place, ...rest, ...sums, description: text, ...other }
    })
  }
  if (balance !== closing.amount || place !== entryCount)
    throw new Error(`statement ${statement.statementId} does not add up to what was stated`)
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
