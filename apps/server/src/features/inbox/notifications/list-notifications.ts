import { kindNames } from '@tradelane/contract/notifications/kinds'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { withWords } from '../../../registry/wording.ts'
import { ownNotifications } from './own-notifications.ts'
import { wordsOfNotification } from './words-of-notification.ts'

type Own = Pick<CustomerActor, 'companyId' | 'userId'>

/** A person's notifications, newest first. Only the rows of the page are worded. */
export async function listNotifications(
  deps: Pick<Deps, 'db' | 'features'>,
  own: Own,
  { limit, page }: { limit: number; page: number },
) {
  const { db } = deps
  const pagination = await paginationOf(db, { page, limit }, (atMost) =>
    ownNotifications(db, own).select('event_id').limit(atMost),
  )
  const rows = await ownNotifications(db, own)
    .select(['notification_id', 'uid', 'kind', 'rule', 'facts', 'subject', 'subject_id', 'at', 'read_at'])
    .orderBy('event_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const worded = await withWords(deps, db, rows, wordsOfNotification)
  const data = worded.map(({ uid: _uid, kind, read_at, ...row }) => ({
    ...row,
    kind: kindNames.find((name) => name === kind) ?? kindNames[0],
    is_read: read_at !== null,
  }))
  return { data, pagination }
}
