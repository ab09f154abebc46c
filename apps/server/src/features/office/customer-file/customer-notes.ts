import { randomUUID } from 'node:crypto'
import type { Db } from '@tradelane/db'
import { nameOfCompany } from '../../../access/company.ts'
import { withNames } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { inTransaction } from '../../../transaction.ts'

type NotePage = { uid: string; page: number; limit: number }

/** Refuses with NOT_FOUND. Repeatable. */
export async function listCustomerNotes(db: Db, { uid, page, limit }: NotePage) {
  await nameOfCompany(db, uid)
  const ofCustomer = db.selectFrom('customer_notes').where('uid', '=', uid)
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    ofCustomer.select('note_id').limit(atMost),
  )
  const rows = await ofCustomer
    .select(['note_id', 'text', 'written_by', 'written_at'])
    .orderBy('written_at', 'desc')
    .orderBy('note_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { notes: await withNames(db, rows, 'written_by'), pagination }
}

/** Refuses with NOT_FOUND. Each call adds a note; a repeated key does not. */
export async function addCustomerNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { administratorId }: AdminActor,
  { uid, text }: { uid: string; text: string },
): Promise<string> {
  await nameOfCompany(db, uid)
  const note_id = randomUUID()
  const written_by = `administrator:${administratorId}`
  await inTransaction(db, (tx) =>
    tx
      .insertInto('customer_notes')
      .values({ note_id, uid, text, written_by, written_at: clock.now() })
      .execute(),
  )
  return note_id
}
