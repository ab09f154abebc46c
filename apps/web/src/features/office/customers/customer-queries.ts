import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminCustomers, type CustomerProfile, type KybDecision } from '@tradelane/contract/customers/calls'
import { customerHistory } from '@tradelane/contract/customers/history'
import { customerRates } from '@tradelane/contract/customers/rates'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { adminRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import type { KybState } from '@tradelane/contract/onboarding/states'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

type CustomerFilter = {
  search: string
  status: KybState | undefined
  page: number
  limit: number
}

const customersKey = officeRecordsKey('customers')

export const customersQuery = ({ search, status, page, limit }: CustomerFilter) =>
  queryOptions({
    queryKey: [...customersKey, { search, status, page, limit }],
    queryFn: async ({ signal }) => {
      const query = { search, page: String(page), limit: String(limit), ...(status && { status }) }
      const answer = await api(adminCustomers.customers, { query, body: {} }, { signal })
      if (!('user_data' in answer)) throw new Error('a profile came instead of a list')
      return answer
    },
    // The previous page stays visible until the next one is loaded.
    placeholderData: keepPreviousData,
  })

export const customerHistoryQuery = (uid: string, page: number) =>
  queryOptions({
    queryKey: [...customersKey, uid, 'history', page],
    queryFn: ({ signal }) =>
      api(customerHistory.history, { query: { page: String(page) }, body: { uid } }, { signal }),
  })

export const ratesQuery = (uid: string) =>
  queryOptions({
    queryKey: [...customersKey, uid, 'rates'],
    queryFn: ({ signal }) => api(customerRates.rates, { body: { uid } }, { signal }),
  })

export const customerQuery = (uid: string) =>
  queryOptions({
    queryKey: [...customersKey, uid],
    queryFn: async () => {
      const answer = await api(adminCustomers.customers, { query: {}, body: { uid } })
      if (!('timeline' in answer)) throw new Error('a list came instead of a profile')
      return answer
    },
    // Decisions need the current version.
    staleTime: 0,
  })

export const heldMoneyQuery = (uid: string) =>
  queryOptions({
    queryKey: [...customersKey, uid, 'held-money'],
    queryFn: ({ signal }) => api(adminIncomingPayments.held, { query: { uid } }, { signal }),
    staleTime: 0,
    // The provider's answer to a return comes within seconds.
    refetchInterval: ({ state }) =>
      state.data?.data.some((payment) => payment.state === 'returning') ? 2_000 : false,
  })

/** The account of a held payment's sender in full. */
export async function readSenderAccount(uid: string, paymentId: string, reason: string) {
  const query = { uid, reason, incoming_payment_id: paymentId }
  const { data } = await api(adminIncomingPayments.held, { query })
  return (
    data.find(({ incoming_payment_id }) => incoming_payment_id === paymentId)?.sender_account ?? undefined
  )
}

export const useReturnMoney = () =>
  useChange('customers', (body: WireInput<typeof adminIncomingPayments.return>['body']) =>
    api(adminIncomingPayments.return, { body }),
  )

export const useRecordReturn = () =>
  useChange('customers', (body: WireInput<typeof adminIncomingPayments.returned>['body']) =>
    api(adminIncomingPayments.returned, { body }),
  )

export const useTakeReturnBack = () =>
  useChange('customers', (body: WireInput<typeof adminIncomingPayments.keep>['body']) =>
    api(adminIncomingPayments.keep, { body }),
  )

type KybDecided = {
  decision: KybDecision
  reason?: string | undefined
  requirements?: WireInput<typeof adminCustomers.decideKyb>['body']['requirements']
}

export const useDecideKyb = ({ uid, submitted_at, requirements: seen }: CustomerProfile) =>
  useChange('customers', ({ decision, reason, requirements }: KybDecided) =>
    api(adminCustomers.decideKyb, {
      body: {
        uid,
        decision,
        ...(submitted_at !== null && { submitted_at }),
        answered_at:
          seen
            .flatMap(({ answered_at }) => answered_at ?? [])
            .toSorted()
            .at(-1) ?? null,
        ...(reason !== undefined && { reason }),
        ...(requirements && { requirements }),
      },
    }),
  )

export const useDecideFounder = () =>
  useChange('customers', (body: WireInput<typeof adminCustomers.decideFounder>['body']) =>
    api(adminCustomers.decideFounder, { body }),
  )

export const useDecideRequirement = () =>
  useChange('customers', (body: WireInput<typeof adminRequirements.decide>['body']) =>
    api(adminRequirements.decide, { body }),
  )
