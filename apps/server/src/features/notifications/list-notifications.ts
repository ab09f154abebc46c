import { kindNames } from '@tradelane/contract/notifications/kinds'
import type { Db } from '@tradelane/db'
import type { CustomerActor } from '../../access/session-memory.ts'
import { paginationOf } from '../../lists/pagination.ts'
import { Refusal } from '../../refusal.ts'

type Own = Pick<CustomerActor, 'companyId' | 'userId'>

export async function listNotifications(db: Db, own: Own, { limit, page }: { limit: number; page: number }) {
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    ownOf(db, own).select('event_id').limit(atMost),
  )
  const rows = await ownOf(db, own)
    .select(['notification_id', 'kind', 'title', 'body', 'subject', 'subject_id', 'at', 'read_at'])
    .orderBy('event_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const data = rows.map(({ kind, read_at, ...row }) => ({
    ...row,
    kind: kindNames.find((name) => name === kind) ?? kindNames[0],
    is_read: read_at !== null,
  }))
  return { data, pagination }
}

/** One, or all. Refuses with NOT_FOUND what is not one's own; what is read already stays as it is. */
export async function markRead(
  db: Db,
  own: Own,
  { notificationId, at }: { notificationId: string | undefined; at: Date },
): Promise<void> {
  if (notificationId !== undefined) await requireOwn(db, own, notificationId)
  const unread = db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('uid', '=', own.companyId)
    .where('user_id', '=', own.userId)
    .where('read_at', 'is', null)
  await (notificationId === undefined
    ? unread
    : unread.where('notification_id', '=', notificationId)
  ).execute()
}

async function requireOwn(db: Db, own: Own, notificationId: string): Promise<void> {
  const row = await ownOf(db, own)
    .select('notification_id')
    .where('notification_id', '=', notificationId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
}

const ownOf = (db: Db, { companyId, userId }: Own) =>
  db.selectFrom('notifications').where('uid', '=', companyId).where('user_id', '=', userId)
