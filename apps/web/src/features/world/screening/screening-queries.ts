import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { adminScreening } from '@tradelane/contract/screening/calls'
import type { CaseState } from '@tradelane/contract/screening/states'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

const subject = 'screening_case'
const key = officeRecordsKey(subject)

type Filter = { search: string; state: CaseState | undefined; page: number }

export const casesQuery = ({ search, state, page }: Filter) =>
  queryOptions({
    queryKey: [...key, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(adminScreening.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...key, caseId],
    queryFn: ({ signal }) => api(adminScreening.get, { body: { case_id: caseId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

export const listsQuery = queryOptions({
  queryKey: [...key, 'lists'],
  queryFn: async ({ signal }) => (await api(adminScreening.lists, {}, { signal })).lists,
})

export const useDecideCase = () =>
  useChange(subject, (body: WireInput<typeof adminScreening.decide>['body']) =>
    api(adminScreening.decide, { body }),
  )
