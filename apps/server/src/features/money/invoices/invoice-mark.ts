import type { Db } from '@tradelane/db'
import { newestJournal } from '@tradelane/ledger'
import { sql } from 'kysely'
import { inTransaction } from '../../../transaction.ts'

export type Mark = {
  /** Every journal up to this one is on its invoice, or needs none. */
  after: bigint
  /** Once this run has written all that it sees, the same is true of these. */
  through: bigint
}

type Row = { through: bigint; next: bigint; is_complete: boolean }

/** Where a run begins. Read before its journals are: what it sees has then all journals up to `through`. */
export async function beginMark(db: Db): Promise<Mark> {
  const { rows } = await sql<Row>`
    select through_journal as through, next_journal as next,
           marked_by < pg_snapshot_xmin(pg_current_snapshot()) as is_complete from invoice_marks`.execute(db)
  const mark = rows[0]
  if (!mark) return { after: 0n, through: 0n }
  return { after: mark.through, through: mark.is_complete ? mark.next : mark.through }
}

/** Ends a run that has written all it saw. */
export function advanceMark(db: Db, { after, through }: Mark): Promise<void> {
  return inTransaction(db, async (tx) => {
    // In this order: every number up to the newest was taken by a transaction that is older than this one, which has no number of its own yet.
    const newest = await newestJournal(tx)
    await sql`
      insert into invoice_marks (through_journal, next_journal, marked_by) values (${through}, ${newest}, pg_current_xact_id())
        on conflict (only_one) do update
          set through_journal = excluded.through_journal, next_journal = excluded.next_journal, marked_by = excluded.marked_by
        where invoice_marks.through_journal = ${after} and invoice_marks.next_journal = ${through}`.execute(
      tx,
    )
  })
}
