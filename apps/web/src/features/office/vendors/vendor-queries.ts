import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { type vendorStates, vendors } from '@tradelane/contract/vendors/calls'
import type { VendorForm } from '@tradelane/contract/vendors/forms'
import { fileBase64 } from '../../../lib/forms/file-base64.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { apiUpload } from '../../../lib/net/api-upload.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

const vendorsKey = officeRecordsKey('vendors')
/** A change of a vendor shows in what names it, too. */
const changed = [
  vendorsKey,
  officeRecordsKey('inspection-companies'),
  officeRecordsKey('finance-partners'),
  officeRecordsKey('rate-cards'),
]

type ListFilter = {
  search: string
  state?: (typeof vendorStates)[number] | undefined
  page: number
  limit?: number
}

export const vendorsQuery = ({ search, state, page, limit = 20 }: ListFilter) =>
  queryOptions({
    queryKey: [...vendorsKey, 'list', search, state, page, limit],
    queryFn: ({ signal }) =>
      api(vendors.list, { query: { search, state, page: String(page), limit: String(limit) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const vendorQuery = (vendor_id: string) =>
  queryOptions({
    queryKey: [...vendorsKey, vendor_id],
    queryFn: ({ signal }) => api(vendors.get, { body: { vendor_id } }, { signal }),
    // What is edited is what is there now.
    staleTime: 0,
  })

/** DocumentKey vendor was looked at, in which version. */
export type SeenVendor = { vendor_id: string; version: number }

export const useSaveVendor = (seen: SeenVendor | undefined) =>
  useChange(changed, (form: VendorForm) =>
    seen
      ? api(vendors.update, { body: { vendor_id: seen.vendor_id, version: seen.version, ...form } })
      : api(vendors.add, { body: form }),
  )

export const useRetireVendor = ({ vendor_id, version }: SeenVendor) =>
  useChange(changed, (is_retired: boolean) =>
    api(vendors.retire, { body: { vendor_id, version, is_retired } }),
  )

type Added = { file: File; onProgress: (share: number) => void }

export const useAddVendorDocument = (vendor_id: string) =>
  useChange(changed, async ({ file, onProgress }: Added) => {
    const body = { vendor_id, base64File: await fileBase64(file), file_name: file.name.slice(0, 255) }
    return (await apiUpload(vendors.addDocument, { body }, onProgress)).document_id
  })

type DocumentKey = WireInput<typeof vendors.document>['body']

export const useRemoveVendorDocument = () =>
  useChange(changed, (body: DocumentKey) => api(vendors.removeDocument, { body }))

/** Never cached beyond the page, and never written to storage. */
export const vendorFileQuery = (body: DocumentKey) =>
  queryOptions({
    queryKey: ['document', body.vendor_id, body.document_id],
    queryFn: ({ signal }) => apiFile(vendors.document, { body }, { signal }),
    meta: { isPrivate: true },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
