import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { quoteRequestRoutes } from './routes.ts'

export const quoteRequests: FeatureEntry<Deps> = {
  routes: [quoteRequestRoutes],
}
