import { queryOptions } from '@tanstack/react-query'
import { financing } from '@tradelane/contract/financing/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../lib/net/api.ts'

export type FinancingDetails = WireOutput<typeof financing.details>

export const financingQuery = (beneficiaryId: string) =>
  queryOptions({
    queryKey: ['financing', beneficiaryId],
    queryFn: ({ signal }) => api(financing.details, { body: { beneficiary_id: beneficiaryId } }, { signal }),
  })

/** These rarely change. */
export const financePartnersQuery = queryOptions({
  queryKey: ['finance-partners'],
  queryFn: ({ signal }) => api(financing.partners, {}, { signal }),
  staleTime: 60 * 60_000,
})
