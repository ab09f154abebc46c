import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { documentRoutes } from './routes.ts'

export const documents: FeatureEntry<Deps> = {
  routes: [documentRoutes],
}
