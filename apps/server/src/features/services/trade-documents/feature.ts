import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { inTradeOf, nameDocuments } from './documents-of-trade.ts'
import { mailDocumentReceipt } from './mail-receipt.ts'
import { readDocumentText } from './read-document-text.ts'
import { readPaper } from './read-papers.ts'
import { requestedDocument } from './request-document.ts'
import {
  comparedDocumentRoutes,
  exportedDocumentRoutes,
  madeDocumentRoutes,
  officeComparedDocumentRoutes,
  tradeDocumentRoutes,
} from './routes.ts'
import { tradeDocumentRules } from './rules.ts'
import { documentStateRoutes } from './state-routes.ts'
import { papersOfTrades } from './vault-papers.ts'
import { watchTradeDocuments } from './watch-documents.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-document-receipt': { companyId: string; documentId: string }
    'read-trade-document': { companyId: string; documentId: string }
    'read-paper': { companyId: string; documentId: string }
    'watch-trade-documents': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    trade_document: true
  }
}

export const tradeDocuments: FeatureEntry<Deps> = {
  title: 'Documents of trades',
  routes: [
    tradeDocumentRoutes,
    documentStateRoutes,
    madeDocumentRoutes,
    comparedDocumentRoutes,
    officeComparedDocumentRoutes,
    exportedDocumentRoutes,
  ],
  subjects: ['trade_document'],
  tasks: {
    'mail-document-receipt': mailDocumentReceipt,
    'read-trade-document': readDocumentText,
    'read-paper': readPaper,
    'watch-trade-documents': watchTradeDocuments,
  },
  crontab: ['20 * * * * watch-trade-documents ?max=1'],
  links: [requestedDocument],
  rules: { trade_document: tradeDocumentRules },
  nameRecords: { trade_document: nameDocuments },
  inTrade: inTradeOf,
  vaultPapers: papersOfTrades,
}
