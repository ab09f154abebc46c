import { queryOptions } from '@tanstack/react-query'
import { tradeDocuments } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { fileBase64 } from '../../../lib/forms/file-base64.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

export const tradeDocumentsKey = ['trade-documents'] as const

export const documentsOfTradeQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, transaction_id],
    queryFn: ({ signal }) => api(tradeDocuments.list, { query: { transaction_id } }, { signal }),
  })

export const comparisonQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, transaction_id, 'comparison'],
    queryFn: ({ signal }) => api(comparedDocuments.compare, { body: { transaction_id } }, { signal }),
  })

/** Never cached beyond the page, and never written to storage. */
export const tradeFileQuery = (document_id: string) =>
  queryOptions({
    queryKey: ['document', 'trade', document_id],
    queryFn: ({ signal }) => apiFile(tradeDocuments.get, { body: { document_id } }, { signal }),
    meta: { isPrivate: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const allDocuments = (transaction_id: string): Paper => ({
  text: 'Download all',
  file: () => apiFile(tradeDocuments.bundle, { body: { transaction_id } }),
  fileName: 'documents.zip',
})

type Added = { type: TradeDocumentType; file: File }

export const useAddDocument = (transaction_id: string) =>
  useChange([tradeDocumentsKey], async ({ type, file }: Added) => {
    const base64File = await fileBase64(file)
    return api(tradeDocuments.add, {
      body: { transaction_id, type, base64File, file_name: file.name.slice(0, 255) },
    })
  })
