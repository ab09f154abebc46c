import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { partnerRoutes, supplierRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    partner: true
  }
}

export const partners: FeatureEntry<Deps> = {
  routes: [partnerRoutes, supplierRoutes],
  subjects: ['partner'],
}
