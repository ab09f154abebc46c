import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WirePresentation } from '@tradelane/contract/smart-escrow/presentations'
import { tradeDocuments, type WireTradeDocument } from '@tradelane/contract/trade-documents/calls'
import { comparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { exportedDocuments } from '@tradelane/contract/trade-documents/export-calls'
import { type TradeDocumentType, tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { fileBase64 } from '../../../lib/forms/file-base64.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../lib/net/use-change.ts'
import { tradesKey } from '../../../lib/queries/trades.ts'
import { isMade } from './made-types.ts'

/** Their links are asked for under it too. */
export const tradeDocumentsKey = recordsKey('trade_document')
/** The time line of the trade says it. */
export const changedKeys = [tradeDocumentsKey, tradesKey]

type Presented = Pick<WirePresentation, 'presentation_id' | 'state'> & { file: string }
/** The papers of an escrow, as its page shows them. */
export type PapersOfEscrow = {
  smart_escrow_id: string
  transactionId: string
  presented: readonly Presented[]
}

export const statesOf = (presented: readonly Presented[]): string[] =>
  presented.map(({ presentation_id, state }) => `${presentation_id} ${state}`)

/** How many the page begins with: a trade may have hundreds. */
const firstAsked = 20

/** The newest, or all once somebody asks for them. */
export const documentsOfTradeQuery = (transaction_id: string, isWhole: boolean) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, transaction_id, isWhole],
    queryFn: ({ signal }) =>
      api(
        tradeDocuments.list,
        { query: { transaction_id, ...(!isWhole && { most: firstAsked }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** `presented`: the papers of an escrow. It compares again when one of them changes. */
export const comparisonQuery = (transaction_id: string, presented: readonly Presented[] = []) =>
  queryOptions({
    queryKey: [...tradeDocumentsKey, transaction_id, 'comparison', ...statesOf(presented)],
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

type Named = Pick<WireTradeDocument, 'document_id' | 'type' | 'title' | 'state'>

/** What was made here has its number in its title; its content can be read by other software. */
export const contentOf = ({ document_id, type, title, state }: Named): Paper | undefined =>
  state !== 'issued' && isMade(type) && title !== tradeDocumentTypes[type]
    ? {
        text: 'JSON',
        file: () => apiFile(exportedDocuments.export, { body: { document_id } }),
        fileName: 'document.json',
      }
    : undefined

type Added = { type: TradeDocumentType; file: File; expires_on: string }

export const useAddDocument = (transaction_id: string) =>
  useChange(changedKeys, async ({ type, file, expires_on }: Added) => {
    const base64File = await fileBase64(file)
    return api(tradeDocuments.add, {
      body: {
        ...{ transaction_id, type, base64File, file_name: file.name.slice(0, 255) },
        expires_on: expires_on || null,
      },
    })
  })
