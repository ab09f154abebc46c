import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { type FundingState, fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, recordsKey, useChange } from '../../../../lib/net/use-change.ts'

export type FundingPage = WireOutput<typeof invoiceFactoring.get>
export type OfficeFundingPage = WireOutput<typeof officeFundings.get>
export type WireFunding = FundingPage['funding']
export type WireOfficeFunding = WireOutput<typeof officeFundings.list>['fundings'][number]

export const service = 'invoice_factoring'
export const fundingsKey = recordsKey(service)
const officeKey = officeRecordsKey(service)
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000
/** The call has no pages to go to: the newest are shown. */
export const shownFundings = 100

export const fundingsQuery = queryOptions({
  queryKey: [...fundingsKey, 'list'],
  queryFn: ({ signal }) =>
    api(invoiceFactoring.list, { query: { limit: String(shownFundings) } }, { signal }),
})

export const fundingsOfBuyerQuery = (beneficiary_id: string, limit: number) =>
  queryOptions({
    queryKey: [...fundingsKey, 'list', beneficiary_id, limit],
    queryFn: ({ signal }) =>
      api(invoiceFactoring.list, { query: { beneficiary_id, limit: String(limit) } }, { signal }),
  })

export const fundingQuery = (invoice_factoring_id: string) =>
  queryOptions({
    queryKey: [...fundingsKey, invoice_factoring_id],
    queryFn: ({ signal }) => api(invoiceFactoring.get, { body: { invoice_factoring_id } }, { signal }),
    // It is decided, advanced and paid elsewhere.
    refetchInterval: ({ state }) =>
      state.data && fundingStateTable[state.data.funding.status].next ? newsEveryMs : false,
  })

type Body<Call> = Call extends { body: infer Given } ? Given : never

export const useWithdrawFunding = () =>
  useChange(service, (invoice_factoring_id: string) =>
    api(invoiceFactoring.withdraw, { body: { invoice_factoring_id } }),
  )
export const useRepayFunding = () =>
  useChange(service, (body: Body<WireInput<typeof invoiceFactoring.repay>>) =>
    api(invoiceFactoring.repay, { body }),
  )

export type OfficeListFilter = { search: string; state: FundingState | undefined; page: number }

export const officeFundingsQuery = ({ search, state, page }: OfficeListFilter) =>
  queryOptions({
    queryKey: [...officeKey, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(officeFundings.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const officeFundingQuery = (invoice_factoring_id: string) =>
  queryOptions({
    queryKey: [...officeKey, invoice_factoring_id],
    queryFn: ({ signal }) => api(officeFundings.get, { body: { invoice_factoring_id } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

export const useDecideFunding = () =>
  useChange(service, (body: Body<WireInput<typeof officeFundings.decide>>) =>
    api(officeFundings.decide, { body }),
  )
export const useConfirmInvoice = () =>
  useChange(service, (body: Body<WireInput<typeof officeFundings.confirmForBuyer>>) =>
    api(officeFundings.confirmForBuyer, { body }),
  )
export const useRetryTransfers = () =>
  useChange(service, (invoice_factoring_id: string) =>
    api(officeFundings.retry, { body: { invoice_factoring_id } }),
  )
export const useStartRecourse = () =>
  useChange(service, (body: Body<WireInput<typeof officeFundings.recourse>>) =>
    api(officeFundings.recourse, { body }),
  )
