import { accountName, compareText, type Entry, type Journal } from './journal.ts'
import { isAboutTheValues, type Outcome, postAlone, type RunStatement } from './post-alone.ts'

/** Of one caller: how many of the next sets are judged journal by journal without trying to accept all at once. */
export type Pace = { toJudge: number }

/** Where one set could not be accepted whole the next ones hardly can: an account is short of money, or a hot one. */
const judgedAfterFailure = 30

/** Posts journals of different keys in one statement: all at once, or where one may be refused, each judged by itself. */
export async function postSet(journals: Journal[], run: RunStatement, pace: Pace): Promise<Outcome[]> {
  if (journals.length === 0) return []
  const values = manyValues(journals)
  const covered = pace.toJudge > 0 ? undefined : await tryStatement(coveredStatement, values, run)
  if (covered) return covered
  pace.toJudge = pace.toJudge > 0 ? pace.toJudge - 1 : judgedAfterFailure
  const judged = await tryStatement(judgedStatement, values, run)
  if (judged) return judged
  // One journal has an error that the form for many does not handle: find it by posting them one at a time.
  const outcomes: Outcome[] = []
  for (const journal of journals) outcomes.push(await postAlone(journal, run))
  return outcomes
}

/** Undefined where the values of one journal made the statement fail for all: then nothing was posted. */
async function tryStatement(
  statement: { name: string; text: string },
  values: unknown[],
  run: RunStatement,
): Promise<Outcome[] | undefined> {
  try {
    return ((await run(statement, values)) as ManyRow[]).map(outcomeOf)
  } catch (error) {
    if (isAboutTheValues(error)) return undefined
    throw error
  }
}

type ManyRow = { journal_id: bigint | null; outcome: string }

function outcomeOf({ journal_id, outcome }: ManyRow): Outcome {
  if (journal_id !== null && (outcome === 'posted' || outcome === 'repeated')) {
    return { status: outcome, journalId: journal_id }
  }
  return { status: 'refused', reason: outcome }
}

const statementOf = (name: string) => ({
  name,
  text: `select journal_id, outcome from ${name}($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
})
const coveredStatement = statementOf('ledger_post_covered')
const judgedStatement = statementOf('ledger_post_journals')

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
