import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

/** A longer list is not read. */
const mostNotes = 100

type Own = Pick<CustomerActor, 'companyId' | 'userId'>

export async function listNotes({ db }: Deps, { companyId, userId }: Own) {
  const rows = await db
    .selectFrom('notes')
    .select(['note_id', 'text', 'done_at', 'created_at'])
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('done_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('note_id')
    .limit(mostNotes)
    .execute()
  return rows.map(({ done_at, ...note }) => ({ ...note, is_done: done_at !== null }))
}

/** Refuses with ILLEGAL_STATE if the list is full. */
export async function addNote(
  { db, clock }: Deps,
  { companyId, userId }: Own,
  text: string,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    // Otherwise two concurrent calls could both take the last place.
    await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute()
    const { count } = await tx
      .selectFrom('notes')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('uid', '=', companyId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostNotes)
      throw new Refusal('ILLEGAL_STATE', { message: `You have ${mostNotes} notes. Delete one first.` })
    const { note_id } = await tx
      .insertInto('notes')
      .values({ uid: companyId, user_id: userId, text, created_at: clock.now() })
      .returning('note_id')
      .executeTakeFirstOrThrow()
    return note_id
  })
}

/** Refuses with NOT_FOUND another person's note. */
export async function tickNote(
  { db, clock }: Deps,
  { companyId, userId }: Own,
  { note_id, is_done }: { note_id: string; is_done: boolean },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notes')
    .set({ done_at: is_done ? clock.now() : null })
    .where('note_id', '=', note_id)
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('NOT_FOUND')
}

/** Refuses with NOT_FOUND another person's note. */
export async function deleteNote({ db }: Deps, { companyId, userId }: Own, noteId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('notes')
    .where('note_id', '=', noteId)
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('NOT_FOUND')
}
