import { queryOptions, useQuery } from '@tanstack/react-query'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey } from '../../../../lib/net/use-change.ts'

const limitOfBuyerQuery = (beneficiary_id: string) =>
  queryOptions({
    queryKey: [...recordsKey('credit_limit'), 'of-buyer', beneficiary_id],
    queryFn: ({ signal }) => api(creditLimits.list, { query: { beneficiary_id } }, { signal }),
    enabled: beneficiary_id !== '',
  })

/** The buyer's credit limit that can be used now, else its newest one; undefined until it is known. */
export function useLimitOfBuyer(beneficiaryId: string) {
  const limits = useQuery(limitOfBuyerQuery(beneficiaryId)).data?.credit_limits
  return limits?.find(({ is_usable }) => is_usable) ?? limits?.[0]
}
