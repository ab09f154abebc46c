import type pg from 'pg'
import type { Journal } from './journal.ts'
import { isAboutTheValues, type Outcome, postAlone, type RunStatement } from './post-alone.ts'
import { postEach } from './post-journals.ts'
import type { Pace } from './post-set.ts'

export type JournalPoster = { post(journal: Journal): Promise<Outcome> }

type Waiting = { journal: Journal; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

/** A set of two costs what two single ones cost; from three on it costs less, and all share one commit. */
const fewestPerSet = 3
const mostPerSet = 100
/** Enough that one statement runs while another's answer travels; more would only make smaller batches. */
const lanes = 4

/**
 * Posts journals for callers that ask singly, each in a transaction of its own: at once while nobody waits, and those
 * that wait share the next statement. Each gets its own outcome, and a refused one refuses no other. Rejects only when
 * the database could not be asked; the outcome is then unknown, and the same journal may be posted again.
 */
export function journalPoster(pool: pg.Pool): JournalPoster {
  const waiting: Waiting[] = []
  const pace: Pace = { toJudge: 0 }
  let busy = 0
  const run = statementsOn(pool)

  async function work(): Promise<void> {
    while (waiting.length > 0) await postNext(waiting, run, pace)
    busy -= 1
  }

  return {
    post: (journal) =>
      new Promise((resolve, reject) => {
        waiting.push({ journal, resolve, reject })
        if (busy === lanes) return
        busy += 1
        queueMicrotask(work)
      }),
  }
}

/** A refusal is everyday business and keeps its connection, which `pool.query` would close as after any error. */
function statementsOn(pool: pg.Pool): RunStatement {
  return async (statement, values) => {
    const client = await pool.connect()
    try {
      const { rows } = await client.query({ ...statement, values })
      client.release()
      return rows
    } catch (error) {
      client.release(!isAboutTheValues(error))
      throw error
    }
  }
}

async function postNext(waiting: Waiting[], run: RunStatement, pace: Pace): Promise<void> {
  const taken = waiting.splice(0, waiting.length < fewestPerSet ? 1 : mostPerSet)
  const journals = taken.map(({ journal }) => journal)
  const [alone] = journals
  try {
    const outcomes =
      journals.length === 1 && alone ? [await postAlone(alone, run)] : await postEach(journals, run, pace)
    taken.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index]
      outcome ? resolve(outcome) : reject(new Error('the posting function left a journal out'))
    })
  } catch (error) {
    for (const { reject } of taken) reject(error)
  }
}
