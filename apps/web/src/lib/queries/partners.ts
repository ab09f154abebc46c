import { queryOptions } from '@tanstack/react-query'
import { partners } from '@tradelane/contract/partners/calls'
import { api } from '../net/api.ts'

/** The start of the keys of all partner lists: invalidating it refreshes them all. */
export const partnersKey = ['partners'] as const

/** The company's partners, by name, each with its accounts and latest payments. Used by several features. */
export const partnersQuery = (search = '') =>
  queryOptions({
    queryKey: [...partnersKey, search],
    queryFn: ({ signal }) => api(partners.list, { query: { search } }, { signal }),
  })

/** The accounts of one partner, with what their banks say. */
export const accountsQuery = (beneficiaryId: string) =>
  queryOptions({
    queryKey: [...partnersKey, 'accounts', beneficiaryId],
    queryFn: ({ signal }) => api(partners.accounts, { body: { beneficiary_id: beneficiaryId } }, { signal }),
  })

/** The partners added last, or those with credit, for a panel. */
export const fewPartnersQuery = (which: 'newest' | 'financed', limit: number) =>
  queryOptions({
    queryKey: [...partnersKey, which, limit],
    queryFn: ({ signal }) =>
      api(
        partners.list,
        {
          query: {
            limit: String(limit),
            ...(which === 'newest' ? { order: 'newest' as const } : { financed: '1' as const }),
          },
        },
        { signal },
      ),
  })
