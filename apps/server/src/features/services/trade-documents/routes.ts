import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments, officeComparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { exportedDocuments } from '@tradelane/contract/trade-documents/export-calls'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { routes, success } from '../../../http/routes.ts'
import { addDocument } from './add-document.ts'
import { compareDocuments, comparePapersOfEscrow } from './compare-documents.ts'
import { exportDocument } from './export-document.ts'
import { generateDocument } from './generate-document.ts'
import { listTradeDocuments } from './list-documents.ts'
import { prefilledFields } from './prefill.ts'
import { bundleDocuments, readTradeDocument } from './read-documents.ts'

export const tradeDocumentRoutes = routes(tradeDocuments, {
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listTradeDocuments(deps, actor, query)),
  }),
  add: async ({ deps, actor, body }) => ({ ...success, ...(await addDocument(deps, actor, body)) }),
  get: async ({ deps, actor, body }) => readTradeDocument(deps, actor, body.document_id),
  bundle: async ({ deps, actor, body }) => bundleDocuments(deps, actor, body.transaction_id),
})

export const madeDocumentRoutes = routes(madeDocuments, {
  draft: async ({ deps, actor, body: { transaction_id: transactionId, type } }) => ({
    ...success,
    draft: await prefilledFields(deps, actor, { transactionId, type }),
  }),
  generate: async ({ deps, actor, body }) => ({ ...success, ...(await generateDocument(deps, actor, body)) }),
})

export const comparedDocumentRoutes = routes(comparedDocuments, {
  compare: async ({ deps, actor, body }) => ({
    ...success,
    ...(await compareDocuments(deps, actor, body.transaction_id)),
  }),
})

export const officeComparedDocumentRoutes = routes(officeComparedDocuments, {
  compare: async ({ deps, actor, body }) => ({
    ...success,
    ...(await comparePapersOfEscrow(deps, actor, body.smart_escrow_id)),
  }),
})

export const exportedDocumentRoutes = routes(exportedDocuments, {
  export: async ({ deps, actor, body }) => exportDocument(deps, actor, body.document_id),
})
