import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { availabilityRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    availability: true
  }
}

export const availability: FeatureEntry<Deps> = {
  routes: [availabilityRoutes],
  subjects: ['availability'],
}
