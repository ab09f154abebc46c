import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { accountViewRoutes, officeViewRoutes } from './routes.ts'

/** Colleagues of the back office look at a customer's app as the customer sees it. */
export const accountViewFeature: FeatureEntry<Deps> = {
  routes: [officeViewRoutes, accountViewRoutes],
}
