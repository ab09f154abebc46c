import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { statementRoutes } from './routes.ts'

export const statements: FeatureEntry<Deps> = {
  routes: [statementRoutes],
}
