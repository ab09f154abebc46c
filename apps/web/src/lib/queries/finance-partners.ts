import { queryOptions } from '@tanstack/react-query'
import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { financing } from '@tradelane/contract/financing/calls'
import { api } from '../net/api.ts'

/** The start of the keys of what the back office reads of finance partners. */
export const financeTermsKey = ['admin', 'finance-partners'] as const

/** The finance partners with the terms in force, for the back office. */
export const financeTermsQuery = queryOptions({
  queryKey: [...financeTermsKey, 'newest'],
  queryFn: async ({ signal }) => (await api(financePartners.list, {}, { signal })).finance_partners,
  staleTime: 0,
})

/** These rarely change. */
export const financePartnersQuery = queryOptions({
  queryKey: ['finance-partners'],
  queryFn: ({ signal }) => api(financing.partners, {}, { signal }),
  staleTime: 60 * 60_000,
})
