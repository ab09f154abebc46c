import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { comparedDocumentRoutes, madeDocumentRoutes, tradeDocumentRoutes } from './routes.ts'

export const tradeDocuments: FeatureEntry<Deps> = {
  routes: [tradeDocumentRoutes, madeDocumentRoutes, comparedDocumentRoutes],
}
