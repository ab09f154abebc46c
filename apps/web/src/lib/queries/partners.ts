import { queryOptions } from '@tanstack/react-query'
import { partners } from '@tradelane/contract/partners/calls'
import { api } from '../net/api.ts'

/** Begins the key of every list of partners: told to be asked again after a change, they all are. */
export const partnersKey = ['partners'] as const

/** The companies traded with, by name, each with its accounts and newest payments. Several features' screens read it. */
export const partnersQuery = (search = '') =>
  queryOptions({
    queryKey: [...partnersKey, search],
    queryFn: ({ signal }) => api(partners.list, { query: { search } }, { signal }),
  })

/** The partners added last, or those with credit, as few as a panel shows. */
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
