import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import {
  comparedDocumentRoutes,
  exportedDocumentRoutes,
  madeDocumentRoutes,
  tradeDocumentRoutes,
} from './routes.ts'
import { papersOfTrades } from './vault-papers.ts'

export const tradeDocuments: FeatureEntry<Deps> = {
  title: 'Documents of trades',
  routes: [tradeDocumentRoutes, madeDocumentRoutes, comparedDocumentRoutes, exportedDocumentRoutes],
  vaultPapers: papersOfTrades,
}
