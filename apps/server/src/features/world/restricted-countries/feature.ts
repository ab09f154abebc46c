import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { restrictedCountryRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    restricted_country: true
  }
}

export const restrictedCountries: FeatureEntry<Deps> = {
  routes: [restrictedCountryRoutes],
  subjects: ['restricted_country'],
}
