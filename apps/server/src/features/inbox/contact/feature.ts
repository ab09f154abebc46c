import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { contactRoutes } from './routes.ts'

export const contact: FeatureEntry<Deps> = {
  routes: [contactRoutes],
}
