import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { quoteRequestRoutes } from './routes.ts'

export const quoteRequests: FeatureEntry<Deps> = {
  routes: [quoteRequestRoutes],
  // Its company alone: the back office finds the trade and the case.
  found: { quote_request: { page: ({ id }) => `/review-submit?quote_request_id=${id}` } },
}
