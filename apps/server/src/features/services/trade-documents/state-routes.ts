import { tradeDocumentStates } from '@tradelane/contract/trade-documents/state-calls'
import { routes, success } from '../../../http/routes.ts'
import { readRow } from '../../../lifecycle/lock-row.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { approveDocument, rejectDocument, removeDocument, restoreDocument } from './change-document.ts'
import { titleOfDocument } from './document-title.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'
import { cancelRequest, requestDocument } from './request-document.ts'

export const documentStateRoutes = routes(tradeDocumentStates, {
  approve: async ({ deps, actor, body }) => {
    await approveDocument(deps, actor, body.document_id, body.expires_on)
    return { ...success, message: 'Document approved' }
  },
  reject: async ({ deps, actor, body }) => {
    await rejectDocument(deps, actor, body.document_id, body.reason)
    return { ...success, message: 'Document rejected' }
  },
  remove: async ({ deps, actor, body }) => {
    await removeDocument(deps, actor, body.document_id, body.reason)
    return { ...success, message: 'Document removed' }
  },
  restore: async ({ deps, actor, body }) => {
    await restoreDocument(deps, actor, body.document_id)
    return { ...success, message: 'The document is back' }
  },
  request: async ({ deps, actor, body }) => ({
    ...success,
    document_id: await requestDocument(deps, actor, body),
  }),
  cancel: async ({ deps, actor, body }) => {
    await cancelRequest(deps, actor, body.document_id)
    return { ...success, message: 'Nobody is asked any more' }
  },
  history: async ({ deps, actor, query: { document_id: id } }) => {
    const row = await readRow(deps.db, tradeDocumentLifecycle, { scope: actor, id })
    const timeline = await timelineOf(deps.db, tradeDocumentLifecycle, actor, { companyId: row.uid, id })
    return { ...success, transaction_id: row.transaction_id, title: titleOfDocument(row), timeline }
  },
})
