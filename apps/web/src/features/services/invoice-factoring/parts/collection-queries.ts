import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  type CollectionBucket,
  officeCollections,
} from '@tradelane/contract/invoice-factoring/collections-calls'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { Paper } from '../../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'

type Collections = WireOutput<typeof officeCollections.list>
export type Collection = Collections['collections'][number]
export type BucketSum = Collections['sums'][number]
type CollectionFilter = { search: string; bucket: CollectionBucket | undefined }

const service = 'invoice_factoring'

export const collectionsQuery = ({ search, bucket, page }: CollectionFilter & { page: number }) =>
  queryOptions({
    queryKey: [...officeRecordsKey(service), 'collections', search, bucket, page],
    queryFn: ({ signal }) =>
      api(officeCollections.list, { query: { search, bucket, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The invoices that search and filter find, as a table for other programs. */
export const collectionsFile = (query: CollectionFilter): Paper => ({
  text: 'Download CSV',
  file: () => apiFile(officeCollections.file, { query }),
  fileName: 'collections.csv',
})

export const useCloseShort = () =>
  useChange(service, (body: WireInput<typeof officeCollections.closeShort>['body']) =>
    api(officeCollections.closeShort, { body }),
  )

export const useNoteCollection = () =>
  useChange(service, (body: WireInput<typeof officeCollections.note>['body']) =>
    api(officeCollections.note, { body }),
  )
