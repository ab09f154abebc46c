import type { Db } from '@tradelane/db'
import { CompiledQuery } from 'kysely'
import { isWellFormed, type Journal } from './journal.ts'
import { malformed, type Outcome, type RunStatement } from './post-alone.ts'
import { type Pace, postSet } from './post-set.ts'

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

export async function postEach(
  journals: readonly Journal[],
  run: RunStatement,
  pace: Pace = { toJudge: 0 },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const chunk of chunksOfDistinctKeys(journals)) outcomes.push(...(await postChunk(chunk, run, pace)))
  return outcomes
}

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

async function postChunk(journals: Journal[], run: RunStatement, pace: Pace): Promise<Outcome[]> {
  const areWellFormed = journals.map(isWellFormed)
  const sent = journals.filter((_, index) => areWellFormed[index])
  const answers = (await postSet(sent, run, pace)).values()
  return areWellFormed.map((isSent) => (isSent ? (answers.next().value ?? malformed) : malformed))
}
