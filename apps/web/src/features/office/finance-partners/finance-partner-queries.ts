import { queryOptions } from '@tanstack/react-query'
import { financePartners } from '@tradelane/contract/finance-partners/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { financeTermsKey } from '../../../lib/queries/finance-partners.ts'

export const termsVersionsQuery = (financePartnerId: number) =>
  queryOptions({
    queryKey: [...financeTermsKey, financePartnerId],
    queryFn: ({ signal }) =>
      api(financePartners.versions, { body: { finance_partner_id: financePartnerId } }, { signal }),
    // What is edited is what is in force now.
    staleTime: 0,
  })

export type EditedTerms = WireInput<typeof financePartners.save>['body']

export const useSaveTerms = () =>
  useChange([financeTermsKey], (body: EditedTerms) => api(financePartners.save, { body }))
