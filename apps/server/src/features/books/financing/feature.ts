import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { financingRoutes } from './routes.ts'

export const financing: FeatureEntry<Deps> = {
  routes: [financingRoutes],
}
