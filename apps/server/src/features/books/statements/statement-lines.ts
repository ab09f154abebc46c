import type { BookedEntry } from '@tradelane/ledger'
import { readBooked } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listLinesBeside } from './lines-beside.ts'
import { momentsOf } from './period.ts'
import { readEntryFacts } from './read-entry-facts.ts'
import type { StatementLine } from './statement-line.ts'
import type { Statement } from './stored-statements.ts'

const linesPerRead = 500

/**
 * All lines of a statement, oldest first, with those that did not move its balance in between, a few hundred at a time: a statement may be
 * larger than memory. Throws if they do not add up to the stated totals.
 */
export async function* readLines(
  deps: Pick<Deps, 'db'>,
  statement: Statement,
): AsyncGenerator<StatementLine[]> {
  const { companyId, currency, closesAt, opening, closing, entryCount } = statement
  const { opensAt } = momentsOf(statement, closesAt)
  const booked = await readBooked(deps.db, { owner: companyId, currency, from: opensAt, to: closesAt })
  const besides = await listLinesBeside(deps.db, statement)
  let [place, balance] = [0, opening.amount]
  const besidesBefore = (at: Date | undefined) => {
    const count = besides.findIndex(({ bookedAt }) => at !== undefined && bookedAt > at)
    return besides
      .splice(0, count < 0 ? besides.length : count)
      .map((line) => ({ ...line, balance: money(balance, currency) }))
  }
  for await (const entries of inGroups(booked.entries())) {
    const named = entries.map((entry) => ({ ...entry, currency }))
    const factsOf = await readEntryFacts(deps.db, systemScope(companyId), named)
    yield named.flatMap((entry) => {
      const before = besidesBefore(entry.bookedAt)
      place += 1
      balance += entry.amount
      const sums = { amount: money(entry.amount, currency), balance: money(balance, currency) }
      const description = entry.description.replace(/: accepted$/, '')
      const entryReference = String(entry.journalId)
      return [...before, { place, entryReference, ...entry, ...sums, description, ...factsOf(entry) }]
    })
  }
  const after = besidesBefore(undefined)
  if (after.length > 0) yield after
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
