import type { Db } from '@tradelane/db'
import { CompiledQuery } from 'kysely'
import { accountName, compareText, type Entry, isWellFormed, type Journal } from './journal.ts'
import { type PostedRow, postStatement, postValues } from './post-journal.ts'

/** What became of one of many journals; `reason` is the name of the rule that refused it. */
export type Outcome =
  | { status: 'posted' | 'repeated'; journalId: bigint }
  | { status: 'refused'; reason: string }

/** Runs one statement by itself, committed when it answers. */
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

/** Posts one journal by the short way, which is the quicker one until several wait. */
export async function postAlone(journal: Journal, run: RunStatement): Promise<Outcome> {
  if (!isWellFormed(journal)) return malformed
  try {
    const [row] = (await run(postStatement, postValues(journal))) as PostedRow[]
    if (!row) throw new Error('the posting function answered nothing')
    return { status: row.is_new ? 'posted' : 'repeated', journalId: row.journal_id }
  } catch (error) {
    const reason = ruleBroken(error) ?? (isAboutTheValues(error) ? 'ledger_journals_well_formed' : undefined)
    if (reason === undefined) throw error
    return { status: 'refused', reason }
  }
}

const malformed: Outcome = { status: 'refused', reason: 'ledger_journals_well_formed' }

/** Cuts before a key that comes again, so that order is kept and the second sees what the first did. */
function* chunksOfDistinctKeys(journals: readonly Journal[]): Generator<Journal[]> {
  let chunk = new Map<string, Journal>()
  for (const journal of journals) {
    if (chunk.has(journal.key) || chunk.size === mostPerStatement) {
      yield [...chunk.values()]
      chunk = new Map()
    }
    chunk.set(journal.key, journal)
  }
  if (chunk.size > 0) yield [...chunk.values()]
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
    // Something that the set form does not judge by itself, in one of them: find out in which, one at a time.
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

/** The accounts of all journals once, sorted as every writer locks them; entries name them by their place. */
function manyValues(journals: readonly Journal[]): unknown[] {
  const accounts = new Map<string, Entry>()
  const firstEntries = [1]
  const entries: { journal: number; name: string; amount: bigint }[] = []
  for (const [index, journal] of journals.entries()) {
    for (const entry of journal.entries) {
      const name = accountName(entry)
      if (!accounts.has(name)) accounts.set(name, entry)
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

/** The rule that the database says was broken, where it was one. */
function ruleBroken(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error && error.constraint
    ? String(error.constraint)
    : undefined
}

/** Bad data (SQLSTATE class 22) or a broken constraint (23): nothing was posted, and others may still be good. */
function isAboutTheValues(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
