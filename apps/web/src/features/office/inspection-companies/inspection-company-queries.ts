import { queryOptions } from '@tanstack/react-query'
import {
  inspectionCompanies,
  type NewInspectionCompany,
} from '@tradelane/contract/inspection-companies/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { inspectionCompaniesKey } from '../../../lib/queries/inspection-companies.ts'

/** Which record was looked at, in which version. */
export type SeenCompany = { inspection_company_id: string; version: number }

export const inspectionCompanyQuery = (inspection_company_id: string) =>
  queryOptions({
    queryKey: [...inspectionCompaniesKey, inspection_company_id],
    queryFn: async ({ signal }) =>
      (await api(inspectionCompanies.get, { body: { inspection_company_id } }, { signal }))
        .inspection_company,
    // What is edited is what is there now.
    staleTime: 0,
  })

export const useSaveCompany = (seen: SeenCompany | undefined) =>
  useChange([inspectionCompaniesKey], (form: NewInspectionCompany) =>
    seen
      ? // The whole company may be given, and the call refuses what it does not know.
        api(inspectionCompanies.update, {
          body: { inspection_company_id: seen.inspection_company_id, version: seen.version, ...form },
        })
      : api(inspectionCompanies.add, { body: form }),
  )

export const useRetireCompany = (seen: SeenCompany) =>
  useChange([inspectionCompaniesKey], (is_retired: boolean) =>
    api(inspectionCompanies.retire, { body: { ...seen, is_retired } }),
  )
