import { queryOptions } from '@tanstack/react-query'
import type { MadeType, WireDocumentFields } from '@tradelane/contract/trade-documents/forms'
import { madeDocuments } from '@tradelane/contract/trade-documents/generate-calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { changedKeys, tradeDocumentsKey } from './document-queries.ts'

/** What the document would say. Read again for each form. */
export const draftQuery = (transaction_id: string, type: MadeType) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, transaction_id, 'draft', type],
    queryFn: ({ signal }) => api(madeDocuments.draft, { body: { transaction_id, type } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const useMakeDocument = (transaction_id: string, type: MadeType) =>
  useChange(changedKeys, (fields: WireDocumentFields) =>
    api(madeDocuments.generate, { body: { transaction_id, type, fields } }),
  )
