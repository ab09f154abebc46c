import type { Db } from '@tradelane/db'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { ownNotifications } from './own-notifications.ts'

type Own = Pick<CustomerActor, 'companyId' | 'userId'>

/** Marks one notification as read, or all. Refuses another person's with NOT_FOUND; what is read already stays as it is. */
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
  const row = await ownNotifications(db, own)
    .select('notification_id')
    .where('notification_id', '=', notificationId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
}
