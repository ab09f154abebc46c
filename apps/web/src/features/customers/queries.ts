import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminCustomers, type KybDecision } from '@tradelane/contract/customers/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../lib/net/api.ts'

export type CustomerSearch = { search: string; status: string; page: number; limit: number }

const customersKey = ['admin', 'customers'] as const

export const customersQuery = ({ search, status, page, limit }: CustomerSearch) =>
  queryOptions({
    queryKey: [...customersKey, { search, status, page, limit }],
    queryFn: async ({ signal }) => {
      const query = { search, page: String(page), limit: String(limit), ...statusOf(status) }
      const answer = await api(adminCustomers.customers, { query, body: {} }, { signal })
      if (!('user_data' in answer)) throw new Error('a profile came instead of a list')
      return answer
    },
    // The old page stays while the next one comes.
    placeholderData: keepPreviousData,
  })

export const kybStatuses = ['IN_PROGRESS', 'RFI_REQUESTED', 'Clear', 'Refused'] as const

/** An address may carry any text as a status; only those there are reach the call. */
function statusOf(text: string) {
  const status = kybStatuses.find((one) => one === text)
  return status ? { status } : {}
}

export const customerQuery = (uid: string) =>
  queryOptions({
    queryKey: [...customersKey, uid],
    queryFn: async () => {
      const answer = await api(adminCustomers.customers, { query: {}, body: { uid } })
      if (!('timeline' in answer)) throw new Error('a list came instead of a profile')
      return answer
    },
    // What is decided on is what is there now.
    staleTime: 0,
  })

export function useDecideKyb(uid: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: KybDecision; reason?: string | undefined }) =>
      api(adminCustomers.decideKyb, { body: { uid, decision, ...(reason !== undefined && { reason }) } }),
    // Also after a refusal: somebody else may have decided in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: customersKey }),
  })
}

export function useDecideFounder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WireInput<typeof adminCustomers.decideFounder>['body']) =>
      api(adminCustomers.decideFounder, { body }),
    // Also after a refusal: the customer may have changed the person in the meantime.
    onSettled: () => client.invalidateQueries({ queryKey: customersKey }),
  })
}
