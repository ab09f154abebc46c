import { queryOptions, skipToken } from '@tanstack/react-query'
import { type CorridorKey, corridors } from '@tradelane/contract/corridors/calls'
import { api } from '../net/api.ts'

/** What payments to such an account must say, and what they can be for. Asked for once it is clear where the account is. */
export const corridorQuery = (account: Partial<CorridorKey> | undefined) => {
  const { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType } = account ?? {}
  const isKnown = currency && beneficiaryCountryCode && payoutMethod && beneficiaryAccountType
  return queryOptions({
    queryKey: ['corridor', currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType],
    queryFn: isKnown
      ? ({ signal }) =>
          api(
            corridors.get,
            { body: { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType } },
            { signal },
          )
      : skipToken,
  })
}
