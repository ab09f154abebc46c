import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { type CreditLimitState, creditLimitStateTable } from '@tradelane/contract/credit-limits/states'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, recordsKey, useChange } from '../../../../lib/net/use-change.ts'

export type LimitPage = WireOutput<typeof creditLimits.get>
export type OfficeLimitPage = WireOutput<typeof officeCreditLimits.get>

const service = 'credit_limit'
const limitsKey = recordsKey(service)
const officeKey = officeRecordsKey(service)
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000

export const limitsQuery = ({ page }: { page: number }) =>
  queryOptions({
    queryKey: [...limitsKey, 'list', page],
    queryFn: ({ signal }) => api(creditLimits.list, { query: { page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const limitQuery = (creditLimitId: string) =>
  queryOptions({
    queryKey: [...limitsKey, creditLimitId],
    queryFn: ({ signal }) => api(creditLimits.get, { body: { credit_limit_id: creditLimitId } }, { signal }),
    // It is decided elsewhere.
    refetchInterval: ({ state }) =>
      state.data && creditLimitStateTable[state.data.credit_limit.state].next ? newsEveryMs : false,
  })

type Body<Call> = Call extends { body: infer Given } ? Given : never

export const useAnswerLimit = () =>
  useChange(service, (body: Body<WireInput<typeof creditLimits.answer>>) =>
    api(creditLimits.answer, { body }),
  )
export const useAskBuyer = () =>
  useChange(service, (credit_limit_id: string) => api(creditLimits.askBuyer, { body: { credit_limit_id } }))
export const useWithdrawLimit = () =>
  useChange(service, (credit_limit_id: string) => api(creditLimits.withdraw, { body: { credit_limit_id } }))
export const useSignTermSheet = () =>
  useChange(service, (body: Body<WireInput<typeof creditLimits.sign>>) => api(creditLimits.sign, { body }))

export type OfficeListFilter = { search: string; state: CreditLimitState | undefined; page: number }

export const officeLimitsQuery = ({ search, state, page }: OfficeListFilter) =>
  queryOptions({
    queryKey: [...officeKey, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(officeCreditLimits.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const officeLimitQuery = (creditLimitId: string) =>
  queryOptions({
    queryKey: [...officeKey, creditLimitId],
    queryFn: ({ signal }) =>
      api(officeCreditLimits.get, { body: { credit_limit_id: creditLimitId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

export const useDecideLimit = () =>
  useChange(service, (body: Body<WireInput<typeof officeCreditLimits.decide>>) =>
    api(officeCreditLimits.decide, { body }),
  )
