import { DatabaseError } from 'pg'
import { isWellFormed, type Journal } from './journal.ts'
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

/** What the database could not even read. */
export const malformed = { status: 'refused', reason: 'ledger_journals_well_formed' } as const

/** Invalid data (SQLSTATE class 22) or a violated constraint (23): nothing was posted, and the others may be valid. */
export function isAboutTheValues(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')
}
