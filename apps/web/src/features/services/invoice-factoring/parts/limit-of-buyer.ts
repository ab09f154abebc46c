import { queryOptions, useQuery } from '@tanstack/react-query'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey } from '../../../../lib/net/use-change.ts'

export const limitOfBuyerQuery = (beneficiary_id: string) =>
  queryOptions({
    queryKey: [...recordsKey('credit_limit'), 'of-buyer', beneficiary_id],
    queryFn: ({ signal }) => api(creditLimits.list, { query: { beneficiary_id } }, { signal }),
    enabled: beneficiary_id !== '',
  })

/** The buyer's credit limit that can be used now, else its newest one; undefined until it is known. */
export function useLimitOfBuyer(beneficiaryId: string) {
  return limitOf(useQuery(limitOfBuyerQuery(beneficiaryId)).data)
}

type Limits = WireOutput<typeof creditLimits.list>

export const limitOf = (data: Limits | undefined): Limits['credit_limits'][number] | undefined =>
  data?.credit_limits.find(({ is_usable }) => is_usable) ?? data?.credit_limits[0]
