import { queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { restrictedCountries } from '@tradelane/contract/restricted-countries/calls'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

/** What the office decides on for insurance depends on the list: a change reads both again. */
const service = 'insurance'

export const excludedCountriesQuery = queryOptions({
  queryKey: [...officeRecordsKey(service), 'excluded-countries'],
  queryFn: async ({ signal }) => (await api(restrictedCountries.list, {}, { signal })).countries,
})

type Body<Call extends keyof typeof restrictedCountries> =
  WireInput<(typeof restrictedCountries)[Call]> extends { body: infer Sent } ? Sent : never

export const useExcludeCountry = () =>
  useChange(service, (body: Body<'restrict'>) => api(restrictedCountries.restrict, { body }))
export const useAdmitCountry = () =>
  useChange(service, (body: Body<'admit'>) => api(restrictedCountries.admit, { body }))
