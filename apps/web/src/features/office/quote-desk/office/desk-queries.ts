import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import type { ShownCaseState } from '@tradelane/contract/quote-desk/states'
import { api, apiFile, apiRows } from '../../../../lib/net/api.ts'
import { apiUpload } from '../../../../lib/net/api-upload.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'

const service = 'quote-desk'
const deskKey = officeRecordsKey(service)

type ListFilter = {
  search: string
  state: ShownCaseState | undefined
  page: number
  limit?: number
  /** Of one customer. */
  uid?: string
}
export type DeskTrade = WireOutput<typeof quoteDesk.list>[number]
export type TradeOfDesk = WireOutput<typeof quoteDesk.get>

export const deskQuery = ({ search, state, page, limit = 20, uid }: ListFilter) =>
  queryOptions({
    queryKey: [...deskKey, 'list', search, state, page, limit, uid],
    queryFn: async ({ signal }) => {
      const query = { page: String(page), limit: String(limit) }
      const { rows, total, isLeast } = await apiRows(
        quoteDesk.list,
        { query, body: { search, state, uid } },
        { signal },
      )
      const total_pages = Math.max(1, Math.ceil(total / limit))
      return { rows, pagination: { current_page: page, total_pages, total, total_is_least: isLeast } }
    },
    placeholderData: keepPreviousData,
  })

export const deskTradeQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...deskKey, transaction_id],
    queryFn: ({ signal }) => api(quoteDesk.get, { body: { transaction_id } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

/** The file of a vendor's answer, kept as long as its page is. */
export const answerFileQuery = (ask_id: string) =>
  queryOptions({
    queryKey: ['document', 'vendor-answer', ask_id],
    queryFn: ({ signal }) => apiFile(quoteDesk.vendorFile, { body: { ask_id } }, { signal }),
    meta: { isPrivate: true },
    // The vendor may send another file with a new answer.
    staleTime: 0,
    gcTime: 0,
  })

type Calls = typeof quoteDesk
export const useSubmitOffers = () =>
  useChange(service, (body: WireInput<Calls['submit']>['body']) =>
    apiUpload(quoteDesk.submit, { body }, () => undefined),
  )
export const useDecide = () =>
  useChange(service, (body: WireInput<Calls['decide']>['body']) => api(quoteDesk.decide, { body }))
export const useAskVendor = () =>
  useChange(service, (body: WireInput<Calls['askVendor']>['body']) => api(quoteDesk.askVendor, { body }))
export const useAssign = () =>
  useChange(service, (case_id: string) => api(quoteDesk.assign, { body: { case_id } }))
export const useWithdraw = () =>
  useChange(service, (body: WireInput<Calls['withdraw']>['body']) => api(quoteDesk.withdraw, { body }))
