import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

type Reading = { thread_id: string; position: number }

/** Sets how far this person has read: never beyond the last message, never backwards. Refuses with NOT_FOUND. */
export async function markThreadRead(
  db: Db,
  { companyId, userId }: Pick<CustomerActor, 'companyId' | 'userId'>,
  { thread_id, position }: Reading,
): Promise<void> {
  const { rows } = await sql`
    insert into message_reads (uid, thread_id, user_id, position)
    select uid, thread_id, ${userId}, least(newest, ${position}) from message_threads
     where uid = ${companyId} and thread_id = ${thread_id}
        on conflict (uid, user_id, thread_id)
        do update set position = greatest(message_reads.position, excluded.position)
    returning thread_id`.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}

/** The same for the back office, which is one inbox. */
export async function markReadByOffice(db: Db, { thread_id, position }: Reading): Promise<void> {
  const { numUpdatedRows } = await inTransaction(db, (tx) =>
    tx
      .updateTable('message_threads')
      .set({ office_read: sql`greatest(office_read, least(newest, ${position}))` })
      .where('thread_id', '=', thread_id)
      .executeTakeFirst(),
  )
  if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
}
