import type { Channel } from '@tradelane/contract/notifications/channels'
import {
  choosableKinds,
  type NotificationKind,
  notificationKinds,
} from '@tradelane/contract/notifications/kinds'
import type { Db } from '@tradelane/db'
import type { CustomerActor } from '../../../access/session-memory.ts'

type Own = Pick<CustomerActor, 'companyId' | 'userId'>

/** For each kind that leaves a choice: what the person has chosen, or what holds until then. */
export async function listSettings(db: Db, { companyId, userId }: Own) {
  const rows = await db
    .selectFrom('notification_settings')
    .select(['kind', 'channel'])
    .where('uid', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ kind, channel }) => [kind, channel as Channel]))
  return choosableKinds.map((kind) => ({
    kind,
    channel: chosen.get(kind) ?? notificationKinds[kind].channels[0],
  }))
}

export async function saveSetting(
  db: Db,
  { companyId, userId }: Own,
  { kind, channel }: { kind: NotificationKind; channel: Channel },
): Promise<void> {
  await db
    .insertInto('notification_settings')
    .values({ uid: companyId, user_id: userId, kind, channel })
    .onConflict((conflict) => conflict.columns(['uid', 'user_id', 'kind']).doUpdateSet({ channel }))
    .execute()
}
