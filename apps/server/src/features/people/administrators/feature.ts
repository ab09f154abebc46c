import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { adminAccessRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    administrator: true
  }
}

export const administrators: FeatureEntry<Deps> = {
  routes: [adminAccessRoutes],
  subjects: ['administrator'],
}
