import { adminNotifications, notifications } from '@tradelane/contract/notifications/calls'
import { routes, success } from '../../../http/routes.ts'
import { countOfficeUnread, countUnread } from './count-unread.ts'
import { listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { listSettings, saveSetting } from './settings.ts'

export const notificationRoutes = routes(notifications, {
  unread: async ({ deps, actor }) => ({ ...success, ...(await countUnread(deps.db, actor)) }),
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listNotifications(deps, actor, query)),
  }),
  markRead: async ({ deps, actor, body }) => {
    await markRead(deps.db, actor, { notificationId: body.notification_id, at: deps.clock.now() })
    return success
  },
  settings: async ({ deps, actor }) => ({ ...success, data: await listSettings(deps.db, actor) }),
  saveSetting: async ({ deps, actor, body }) => {
    await saveSetting(deps.db, actor, body)
    return success
  },
})

export const adminNotificationRoutes = routes(adminNotifications, {
  unread: async ({ deps }) => ({ ...success, ...(await countOfficeUnread(deps.db)) }),
})
