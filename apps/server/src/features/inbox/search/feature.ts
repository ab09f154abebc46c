import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { findIds } from './find-ids.ts'
import { adminSearchRoutes, searchRoutes } from './routes.ts'

export const search: FeatureEntry<Deps> = {
  routes: [searchRoutes, adminSearchRoutes],
  findIds,
}
