import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { mailNotification } from './mail-notification.ts'
import { adminNotificationRoutes, notificationRoutes } from './routes.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-notification': { notificationId: string }
  }
}

export const notifications: FeatureEntry<Deps> = {
  routes: [notificationRoutes, adminNotificationRoutes],
  tasks: { 'mail-notification': mailNotification },
}
