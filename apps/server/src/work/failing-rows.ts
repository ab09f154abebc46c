import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../deps/deps.ts'
import type { Rules } from '../entries/rule.ts'
import { type EventSubject, recordEvent } from '../lifecycle/events.ts'
import { inTransaction } from '../transaction.ts'

declare module '../lifecycle/events.ts' {
  interface PlatformSubjects {
    /** A row that a job of the clock could not do. It has the id of its record. */
    failing_row: true
  }
}

/** So many failures one after the other are no accident: the office is notified. */
const notifiedAfter = 5
/** A row that is still due fails at least once an hour. One without a failure for so long is due no more. */
const forgottenAfterMs = 24 * 3_600_000

type Work = { job: string; subject: EventSubject; does: string }
type Row = { id: string; companyId: string | null }

/** The rows that this job could not do the last time. */
export async function listFailing(db: Db, job: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('failing_rows').select('row_id').where('job', '=', job).execute()
  return new Set(rows.map(({ row_id }) => row_id))
}

export async function countFailure(
  { db, clock }: Deps,
  { job, subject, does }: Work,
  { id, companyId }: Row,
  error: unknown,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (tx) => {
    const { failures, notified_at, first_failed_at } = await tx
      .insertInto('failing_rows')
      .values({
        job,
        row_id: id,
        uid: companyId,
        failures: 1,
        first_failed_at: at,
        last_failed_at: at,
        last_error: kindOf(error),
      })
      .onConflict((conflict) =>
        conflict.columns(['job', 'row_id']).doUpdateSet({
          failures: sql<number>`failing_rows.failures + 1`,
          last_failed_at: at,
          last_error: kindOf(error),
        }),
      )
      .returning(['failures', 'notified_at', 'first_failed_at'])
      .executeTakeFirstOrThrow()
    if (failures < notifiedAfter || notified_at !== null) return
    await tx
      .updateTable('failing_rows')
      .set({ notified_at: at })
      .where('job', '=', job)
      .where('row_id', '=', id)
      .execute()
    const after = { subject, does, failures, since: first_failed_at.toISOString() }
    await recordEvent(tx, { ...eventOf(id, companyId, at), to: 'failing', after })
  })
}

/** It works again. */
export async function forgetFailure({ db, clock }: Deps, { job }: Work, { id }: Row): Promise<void> {
  await inTransaction(db, (tx) => forget(tx, { job, ids: [id], at: clock.now() }))
}

/** Rows that are due no more: settled in another way, or removed. */
export async function forgetOldFailures({ db, clock }: Deps, job: string): Promise<void> {
  const at = clock.now()
  const old = await db
    .selectFrom('failing_rows')
    .select('row_id')
    .where('job', '=', job)
    .where('last_failed_at', '<', new Date(at.getTime() - forgottenAfterMs))
    .execute()
  if (old.length === 0) return
  await inTransaction(db, (tx) => forget(tx, { job, ids: old.map(({ row_id }) => row_id), at }))
}

async function forget(
  tx: Tx,
  { job, ids, at }: { job: string; ids: readonly string[]; at: Date },
): Promise<void> {
  const gone = await tx
    .deleteFrom('failing_rows')
    .where('job', '=', job)
    .where('row_id', 'in', ids)
    .returning(['row_id', 'uid', 'notified_at'])
    .execute()
  for (const { row_id, uid, notified_at } of gone) {
    if (notified_at === null) continue
    // The office's task is about the record: another job may still fail for it.
    const other = await tx
      .selectFrom('failing_rows')
      .select('job')
      .where('row_id', '=', row_id)
      .where('notified_at', 'is not', null)
      .executeTakeFirst()
    if (!other) await recordEvent(tx, { ...eventOf(row_id, uid, at), to: 'working' })
  }
}

const eventOf = (subjectId: string, companyId: string | null, at: Date) =>
  ({ companyId, subject: 'failing_row', subjectId, from: null, actor: 'system', at }) as const

/** Without the message, which may name persons: that is in the log. */
function kindOf(error: unknown): string {
  const { name = 'Error', code, constraint } = error as { name?: string; code?: string; constraint?: string }
  return [name, code, constraint].filter(Boolean).join(' ').slice(0, 200)
}

/** Facts of an event are texts: 26 Nov 2026, 04:43 UTC. */
const sinceText = (at: string) => `${dayText(at.slice(0, 10))}, ${at.slice(11, 16)} UTC`

/** What the office reads of a row that fails again and again. */
export const failingRowRules: Rules = {
  failing: {
    opens: {
      task: 'mend-failing-row',
      who: 'back_office',
      title: ({ company, after }) =>
        `We cannot ${after.does} of ${company}: ${after.failures} attempts since ${sinceText(String(after.since))}. Ask an engineer: the log has the reason`,
      about: ({ subject }) => (typeof subject === 'string' ? subject : undefined),
      ...promises.mendRow,
    },
  },
  working: { closes: ['mend-failing-row'] },
}
