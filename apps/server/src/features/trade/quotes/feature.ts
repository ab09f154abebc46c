import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { quoteRoutes } from './routes.ts'

export const quotes: FeatureEntry<Deps> = {
  routes: [quoteRoutes],
}
