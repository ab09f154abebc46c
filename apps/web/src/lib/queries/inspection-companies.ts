import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  inspectionCompanies,
  type inspectionCompanyStates,
} from '@tradelane/contract/inspection-companies/calls'
import { api } from '../net/api.ts'

/** The start of the keys of what the back office reads of inspection companies. */
export const inspectionCompaniesKey = ['admin', 'inspection-companies'] as const

type ListFilter = {
  search?: string
  state?: (typeof inspectionCompanyStates)[number] | undefined
  page?: number
  limit?: number
}

export const inspectionCompaniesQuery = ({ search, state, page = 1, limit = 20 }: ListFilter) =>
  queryOptions({
    queryKey: [...inspectionCompaniesKey, 'list', search, state, page, limit],
    queryFn: ({ signal }) =>
      api(
        inspectionCompanies.list,
        { query: { search, state, page: String(page), limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    // What is chosen from is what is active now.
    staleTime: 0,
  })
