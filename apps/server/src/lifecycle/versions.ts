import type { Db, Tx } from '@tradelane/db'
import { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { type EventSubject, recordEvent } from './events.ts'

/** What the row of a version says of itself. */
type Saved = { version: number; by: `administrator:${string}`; at: Date }

type NewVersion<Before> = {
  subject: EventSubject
  subjectId: string
  /** The version that the administrator edited. */
  edited: number
  newest: (tx: Tx) => Promise<Before | undefined>
  /** Stores the version; answers what its event keeps. */
  insert: (tx: Tx, before: Before, saved: Saved) => Promise<object>
}

/**
 * Adds a version of terms, which are never changed. Answers its number. Refuses with NOT_FOUND where there is none before it, and with
 * CONFLICT where the newest is not the one that was edited.
 */
export async function saveVersion<Before extends { version: number }>(
  { db, clock }: { db: Db; clock: { now: () => Date } },
  { administratorId }: { administratorId: string },
  { subject, subjectId, edited, newest, insert }: NewVersion<Before>,
): Promise<number> {
  const saved: Saved = { version: edited + 1, by: `administrator:${administratorId}`, at: clock.now() }
  const { version, by: actor, at } = saved
  await inTransaction(db, async (tx) => {
    const before = await newest(tx)
    if (!before) throw new Refusal('NOT_FOUND')
    if (before.version !== edited) throw new Refusal('CONFLICT')
    const after = await insert(tx, before, saved)
    const moved = { from: `version ${edited}`, to: `version ${version}` }
    await recordEvent(tx, { companyId: null, subject, subjectId, ...moved, actor, at, after })
  })
  return version
}
