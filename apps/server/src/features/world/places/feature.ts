import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { placeRoutes } from './routes.ts'

export const places: FeatureEntry<Deps> = {
  routes: [placeRoutes],
}
