import { queryOptions } from '@tanstack/react-query'
import {
  tradeDocumentStates,
  type WireDocumentRequest,
} from '@tradelane/contract/trade-documents/state-calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { changedKeys, tradeDocumentsKey } from './document-queries.ts'

/** Which trade a document is of. */
export const historyQuery = (document_id: string) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, 'history', document_id],
    queryFn: ({ signal }) => api(tradeDocumentStates.history, { query: { document_id } }, { signal }),
  })

export const useApprove = (document_id: string) =>
  useChange(changedKeys, (expires_on: string) =>
    api(tradeDocumentStates.approve, { body: { document_id, expires_on: expires_on || null } }),
  )
export const useReject = (document_id: string) =>
  useChange(changedKeys, (reason: string) =>
    api(tradeDocumentStates.reject, { body: { document_id, reason } }),
  )
export const useRemove = (document_id: string) =>
  useChange(changedKeys, (reason: string) =>
    api(tradeDocumentStates.remove, { body: { document_id, reason } }),
  )
export const useRestore = (document_id: string) =>
  useChange(changedKeys, () => api(tradeDocumentStates.restore, { body: { document_id } }))
export const useRequest = () =>
  useChange(changedKeys, (body: WireDocumentRequest) => api(tradeDocumentStates.request, { body }))
export const useCancelRequest = (document_id: string) =>
  useChange(changedKeys, () => api(tradeDocumentStates.cancel, { body: { document_id } }))
