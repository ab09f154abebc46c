import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'

const service = 'insurance'
const officeKey = officeRecordsKey(service)

export type OfficePolicyPage = WireOutput<typeof officeInsurance.get>
export type OfficeListFilter = { search: string; state: PolicyState | undefined; page: number }

export const officePoliciesQuery = ({ search, state, page }: OfficeListFilter) =>
  queryOptions({
    queryKey: [...officeKey, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(officeInsurance.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const officePolicyQuery = (insuranceId: string) =>
  queryOptions({
    queryKey: [...officeKey, insuranceId],
    queryFn: ({ signal }) => api(officeInsurance.get, { body: { insurance_id: insuranceId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

type Body<Call extends keyof typeof officeInsurance> =
  WireInput<(typeof officeInsurance)[Call]> extends { body: infer Given } ? Given : never

export const useQuote = () =>
  useChange(service, (body: Body<'quote'>) => api(officeInsurance.quote, { body }))
export const useDeny = () => useChange(service, (body: Body<'deny'>) => api(officeInsurance.deny, { body }))
