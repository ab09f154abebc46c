import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { nameThreads } from './name-threads.ts'
import { adminMessageRoutes, messageRoutes } from './routes.ts'
import { messageRules } from './rules.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    message_thread: true
  }
}

export const messages: FeatureEntry<Deps> = {
  routes: [messageRoutes, adminMessageRoutes],
  subjects: ['message_thread'],
  rules: { message_thread: messageRules },
  nameRecords: { message_thread: nameThreads },
}
