import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { hsCodeRoutes } from './routes.ts'

export const hsCodes: FeatureEntry<Deps> = {
  routes: [hsCodeRoutes],
}
