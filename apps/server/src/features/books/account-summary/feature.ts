import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { accountSummaryRoutes } from './routes.ts'

export const accountSummary: FeatureEntry<Deps> = {
  routes: [accountSummaryRoutes],
}
