import type { Db } from '@tradelane/db'
import { CompiledQuery } from 'kysely'
import { DatabaseError } from 'pg'
import { accountName, compareText, type Entry, isWellFormed, type Journal } from './journal.ts'
import { onePosted, type PostedRow, postStatement, postValues } from './post-journal.ts'

/** The outcome of one of many journals; `reason` is the name of the rule that refused it. */
export type Outcome =
  | { status: 'posted' | 'repeated'; journalId: bigint }
  | { status: 'refused'; reason: string }

/** Runs one statement, committed when it returns. */
export type RunStatement = (
  statement: { name: string; text: string },
  values: unknown[],
) => Promise<readonly unknown[]>

/** Larger statements gain nothing, and hold their locks longer. */
const mostPerStatement = 500

/**
 * Posts many journals, each accepted or refused by itself, in order: what one took, the next cannot have, and a
 * refused one refuses no other. Answers their outcomes in the same order. Not one transaction: where a connection
 * breaks, send all of them again; those that were posted answer 'repeated'.
 */
export function postJournals(db: Db, journals: readonly Journal[]): Promise<Outcome[]> {
  return postEach(journals, async ({ text }, values) => {
    return (await db.executeQuery<unknown>(CompiledQuery.raw(text, values))).rows
  })
}

export async function postEach(journals: readonly Journal[], run: RunStatement): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const chunk of chunksOfDistinctKeys(journals)) outcomes.push(...(await postChunk(chunk, run)))
  return outcomes
}

/** Posts one journal with the single form, which is faster until several wait. */
export async function postAlone(journal: Journal, run: RunStatement): Promise<Outcome> {
  if (!isWellFormed(journal)) return malformed
  try {
    const rows = await run(postStatement, postValues(journal))
    const { journalId, isNew } = onePosted(rows as PostedRow[])
    return { status: isNew ? 'posted' : 'repeated', journalId }
  } catch (error) {
    if (!isAboutTheValues(error)) throw error
    // A value that the database cannot even read breaks no named rule.
    return { status: 'refused', reason: error.constraint ?? malformed.reason }
  }
}

const malformed = { status: 'refused', reason: 'ledger_journals_well_formed' } as const

/** Splits before a repeated key, so that order is kept and the second sees the result of the first. */
function* chunksOfDistinctKeys(journals: readonly Journal[]): Generator<Journal[]> {
  let chunk = new Map<string, Journal>()
  for (const journal of journals) {
    if (chunk.has(journal.key) || chunk.size === mostPerStatement) {
      yield [...chunk.values()]
      chunk = new Map()
    }
    chunk.set(journal.key, journal)
  }
  yield [...chunk.values()]
}

async function postChunk(journals: Journal[], run: RunStatement): Promise<Outcome[]> {
  const sent = journals.filter(isWellFormed)
  const answers = (await postSet(sent, run)).values()
  return journals.map((journal) => (isWellFormed(journal) ? (answers.next().value ?? malformed) : malformed))
}

async function postSet(journals: Journal[], run: RunStatement): Promise<Outcome[]> {
  if (journals.length === 0) return []
  try {
    return ((await run(manyStatement, manyValues(journals))) as ManyRow[]).map(outcomeOf)
  } catch (error) {
    // One journal has an error that the form for many does not handle: find it by posting them one at a time.
    if (!isAboutTheValues(error)) throw error
    const outcomes: Outcome[] = []
    for (const journal of journals) outcomes.push(await postAlone(journal, run))
    return outcomes
  }
}

type ManyRow = { journal_id: bigint | null; outcome: string }

function outcomeOf({ journal_id, outcome }: ManyRow): Outcome {
  if (journal_id !== null && (outcome === 'posted' || outcome === 'repeated')) {
    return { status: outcome, journalId: journal_id }
  }
  return { status: 'refused', reason: outcome }
}

const manyStatement = {
  name: 'ledger_post_journals',
  text: 'select journal_id, outcome from ledger_post_journals($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
}

/** The accounts of all journals once, sorted as every writer locks them; entries refer to them by index. */
function manyValues(journals: readonly Journal[]): unknown[] {
  const accounts = new Map<string, Entry>()
  const firstEntries = [1]
  const entries: { journal: number; name: string; amount: bigint }[] = []
  for (const [index, journal] of journals.entries()) {
    for (const entry of journal.entries) {
      const name = accountName(entry)
      accounts.set(name, entry)
      entries.push({ journal: index + 1, name, amount: entry.amount.amount })
    }
    firstEntries.push(entries.length + 1)
  }
  const sorted = [...accounts].sort(([a], [b]) => compareText(a, b))
  const places = new Map(sorted.map(([name], index) => [name, index + 1]))
  return [
    journals.map(({ key }) => key),
    journals.map(({ kind }) => kind),
    journals.map(({ subject }) => subject ?? null),
    journals.map(({ description }) => description),
    journals.map(({ eventAt }) => eventAt),
    firstEntries,
    sorted.map(([, { owner }]) => owner),
    sorted.map(([, { account }]) => account),
    sorted.map(([, { amount }]) => amount.currency),
    entries.map(({ journal }) => journal),
    entries.map(({ name }) => places.get(name)),
    entries.map(({ amount }) => amount),
  ]
}

/** Invalid data (SQLSTATE class 22) or a violated constraint (23): nothing was posted, and the others may be valid. */
function isAboutTheValues(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}
